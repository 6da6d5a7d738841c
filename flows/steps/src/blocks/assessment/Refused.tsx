import { StatePage } from '@koo/page/layout'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import type { Retry } from './useRetryDay.ts'

interface RefusedProps {
  /** The server's reason, when it gives one. */
  reason: string | null | undefined
  retry: Retry
  /** Of the assessment before the application, which asks for nobody's credit record. */
  isEarlier?: boolean
  /** Buttons. */
  actions: ReactNode
}

/** A refused assessment: the reason, that there is no loan, that a record was read, and from when the customer may apply again. */
export function Refused({ reason, retry, isEarlier = false, actions }: RefusedProps) {
  const day = retry.isReached ? copy.retryNow : retry.day
  return (
    <StatePage
      tone="quiet"
      title={copy.refused.title}
      text={reason || copy.refused.noReason}
      money={copy.refused.money}
      kept={isEarlier ? null : copy.refused.record}
      facts={day === null ? [] : [{ label: copy.retryLabel, value: day }]}
      actions={actions}
    />
  )
}
