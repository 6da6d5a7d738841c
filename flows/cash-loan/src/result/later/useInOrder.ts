import { useClock } from '@koo/page'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
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
  const clock = useClock()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const giveUp = useEffectEvent(() =>
    setLeftOut(blocks.filter(({ isSettled }) => !isSettled).map(({ name }) => name)),
  )
  useEffect(() => {
    const left = new AbortController()
    const wait = async () => {
      await clock.wait(PATIENCE_MS, left.signal)
      if (!left.signal.aborted) giveUp()
    }
    void wait()
    return () => left.abort()
  }, [clock])
  const counted = blocks.filter(({ name }) => !leftOut.includes(name))
  const loading = counted.findIndex(({ isSettled }) => !isSettled)
  return loading === -1 ? counted : counted.slice(0, loading)
}
