import { useHost } from '@koo/flow'
import { useCallback, useRef, useState } from 'react'

/** How many pictures of a page have arrived, and how many have not. */
export interface Counts {
  readonly sent: number
  readonly unsent: number
}

const KEY = 'pictures'
const NONE: Counts = { sent: 0, unsent: 0 }

/** What was noted; nothing for what is no note. */
export function readCounts(text: string | null): Counts {
  const [, sent, unsent] = /^(\d{1,3})\.(\d{1,3})$/.exec(text ?? '') ?? []
  return sent === undefined ? NONE : { sent: Number(sent), unsent: Number(unsent) }
}

/**
 * Notes in the history entry of the page how many pictures have arrived and how many have not: a reload or a killed tab loses
 * the pictures, which are in no storage. `before`: what was noted when the page was opened.
 */
export function usePictureNote() {
  const { entry } = useHost()
  const [before] = useState(() => readCounts(entry.getItem(KEY)))
  const now = useRef<Counts>({ sent: before.sent, unsent: 0 })
  const note = useCallback(
    (change: Partial<Counts>) => {
      now.current = { ...now.current, ...change }
      const { sent, unsent } = now.current
      if (sent + unsent > 0) entry.setItem(KEY, `${sent}.${unsent}`)
      else entry.removeItem(KEY)
    },
    [entry],
  )
  return { before, note }
}
