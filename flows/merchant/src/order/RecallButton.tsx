import { merchantRecall } from '@koo/api-client/calls'
import type { MerchantLoanData } from '@koo/api-client/types'
import { WriteButton } from '@koo/page/form'
import { copy } from './copy.ts'

export interface RecallButtonProps {
  order: MerchantLoanData
  /** Called after each attempt: what the page shows may be old now. */
  onSettled: () => unknown
}

/** Takes an application back, after a question; not there for one that the server does not name. */
export function RecallButton({ order: { orderNum }, onSettled }: RecallButtonProps) {
  if (!orderNum) return null
  return (
    <WriteButton
      data-event="recall"
      block
      kind="text"
      size="medium"
      call={merchantRecall}
      request={{ orderNum }}
      confirm={copy.confirm}
      onSettled={onSettled}
    >
      {copy.recall}
    </WriteButton>
  )
}
