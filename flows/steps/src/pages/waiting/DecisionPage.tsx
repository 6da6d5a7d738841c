import { useHost } from '@koo/flow'
import { WaitingPage, type WaitingPageProps } from '@koo/page/layout'
import { useEffect, useEffectEvent } from 'react'
import { copy } from './copy.ts'
import { isStepMissing } from './rules.ts'

export interface DecisionPageProps<Reply> extends Omit<WaitingPageProps<Reply>, 'leave'> {
  /** Leads on: with the reply that ended the polling, or with null when nothing is running. */
  onDecided: (reply: Reply | null) => unknown
}

/** Waits for a decision, and leaves with it. Until the next page is there, it still waits. */
export function DecisionPage<Reply>({ polling, onDecided, ...page }: DecisionPageProps<Reply>) {
  const host = useHost()
  const isMissing = polling.kind === 'gaveUp' && isStepMissing(polling.error)
  const isOver = polling.kind === 'done' || isMissing
  const onOver = useEffectEvent(() => onDecided(polling.kind === 'done' ? polling.reply : null))
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  const { since, latest, interrupted, refresh } = polling
  return (
    <WaitingPage
      {...page}
      polling={isMissing ? { kind: 'waiting', since, latest, interrupted, refresh } : polling}
      leave={{ text: copy.leave, onLeave: () => host.close() }}
    />
  )
}
