import type { Polling } from '@koo/page/query'
import { useEffect, useEffectEvent } from 'react'
import { isStepMissing } from './rules.ts'

/**
 * Leaves the page when the polling has ended: with its reply, or with null when nothing is running. Returns the polling as
 * the page shows it: until the next page is there, it still waits.
 */
export function useDecided<Reply>(
  polling: Polling<Reply>,
  leave: (reply: Reply | null) => unknown,
): Polling<Reply> {
  const isMissing = polling.kind === 'gaveUp' && isStepMissing(polling.error)
  const isOver = polling.kind === 'done' || isMissing
  const onOver = useEffectEvent(() => leave(polling.kind === 'done' ? polling.reply : null))
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  const { since, interrupted, refresh } = polling
  return isMissing ? { kind: 'waiting', since, interrupted, refresh } : polling
}
