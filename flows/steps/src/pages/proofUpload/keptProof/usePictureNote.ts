import { useHost } from '@koo/flow'
import { useCallback, useRef, useState } from 'react'

/** How many pictures of a page have arrived, and how many have not. */
export interface Counts {
  readonly sent: number
  readonly unsent: number
}

/** By the type of the pictures: the document keeps what is noted there for its other pages, too. */
const keyOf = (type: string) => `pictures_${type}`
const NONE: Counts = { sent: 0, unsent: 0 }

/** What was noted; nothing for what is no note. */
export function readCounts(text: string | null): Counts {
  const [, sent, unsent] = /^(\d{1,3})\.(\d{1,3})$/.exec(text ?? '') ?? []
  return sent === undefined ? NONE : { sent: Number(sent), unsent: Number(unsent) }
}

/**
 * Notes in the history entry of the page how many pictures have arrived and how many have not: a reload or a killed tab loses
 * the pictures, which are in no storage. `before`: what was noted when the page was opened. `forget`: the customer says that all are
 * there, and from now on the server says it.
 */
export function usePictureNote(type: string) {
  const { entry } = useHost()
  const key = keyOf(type)
  const [before] = useState(() => readCounts(entry.getItem(key)))
  const now = useRef<Counts>({ sent: before.sent, unsent: 0 })
  const note = useCallback(
    (change: Partial<Counts>) => {
      now.current = { ...now.current, ...change }
      const { sent, unsent } = now.current
      if (sent + unsent > 0) entry.setItem(key, `${sent}.${unsent}`)
      else entry.removeItem(key)
    },
    [entry, key],
  )
  return { before, note, forget: () => entry.removeItem(key) }
}
