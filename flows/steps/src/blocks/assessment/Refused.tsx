import { AssessStatus } from '@koo/kit/AssessStatus'
import { Page } from '@koo/kit/Page'
import { FooterActions } from '@koo/page/layout'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import type { Retry } from './useRetryDay.ts'

interface RefusedProps {
  /** The server's reason, when it gives one. */
  reason: string | null | undefined
  retry: Retry
  /** Buttons. */
  actions: ReactNode
}

/** A refused assessment: the reason, and from when the customer may apply again. */
export function Refused({ reason, retry, actions }: RefusedProps) {
  const day = retry.isReached ? copy.retryNow : retry.day
  return (
    <Page footer={<FooterActions>{actions}</FooterActions>}>
      <AssessStatus
        status="failed"
        {...(reason && { text: reason })}
        facts={day === null ? [] : [{ label: copy.retryLabel, value: day }]}
      />
    </Page>
  )
}
