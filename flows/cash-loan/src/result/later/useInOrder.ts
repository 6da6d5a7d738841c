import { useAfter } from '@koo/page/time'
import { useState, type ReactNode } from 'react'
import { PATIENCE_MS } from './constants.ts'

/** A block that loads after the first screen. `content` is null when there is nothing to show. */
export interface LaterBlock {
  name: string
  /** Its replies have come or failed. */
  isSettled: boolean
  content: ReactNode
}

/**
 * The blocks to show, in their order: those before the first that is still loading. Nothing opens above what is being read, so
 * a block that has not come after 3 s is left out of the visit, and the ones below it are shown.
 */
export function useInOrder(blocks: readonly LaterBlock[]): readonly LaterBlock[] {
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  useAfter(PATIENCE_MS, () =>
    setLeftOut(blocks.filter(({ isSettled }) => !isSettled).map(({ name }) => name)),
  )
  const counted = blocks.filter(({ name }) => !leftOut.includes(name))
  const loading = counted.findIndex(({ isSettled }) => !isSettled)
  return loading === -1 ? counted : counted.slice(0, loading)
}
