import { useStorage } from '@koo/flow'
import { useState } from 'react'

const KEY = 'agree_read'
const SEPARATOR = '\n'

/** Which agreements were opened in this tab. An agreement opens in place of the page, so it is kept in the tab's storage. */
export function useRead() {
  const { memory } = useStorage()
  const [urls, setUrls] = useState(() => (memory.getItem(KEY) ?? '').split(SEPARATOR))
  return {
    isRead: (url: string) => urls.includes(url),
    mark(url: string) {
      const next = [...new Set([...urls, url])]
      memory.setItem(KEY, next.join(SEPARATOR))
      setUrls(next)
    },
  }
}
