import { useAddress } from '@koo/flow'
import { useCallback } from 'react'

/** Scenes whose pages the product may not have here: where their addresses begin, and a page key of theirs. */
const SCENES = [
  { path: '/message/', key: 'messages' },
  { path: '/activity/', key: 'sign-in' },
] as const

/** Whether an address of the server leads anywhere: the gate opens it, and its page is there. */
export function useLeads(): (url: string) => boolean {
  const address = useAddress()
  return useCallback(
    (url) => {
      if (!address.opens(url)) return false
      const scene = SCENES.find(({ path }) => url.includes(path))
      return scene === undefined || address.linkUrl(scene.key) !== null
    },
    [address],
  )
}
