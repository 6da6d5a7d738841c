import type { RepaymentState } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { ResultPage, type ResultPageProps } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { momentText } from '@koo/page/time'
import { readableText, money, statedCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { AutoPay, useAutoPayStatus } from '@koo/steps/auto-pay'
import { paidReceipt, ReceiptSlip } from '@koo/steps/receipt'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import { useRepaid } from './useRepaid.ts'

/** Name of this page for the calls of automatic repayment. */
const AUTO_PAY_PAGE = 'repayment_result'

type EndName = keyof typeof copy.ended

const TONES: Record<EndName, ResultPageProps['tone']> = {
  paid: 'ok',
  partial: 'wait',
  failed: 'bad',
  cancelled: 'quiet',
  closed: 'quiet',
  unpaid: 'wait',
  unknown: 'wait',
}

// loan.14
/** Any other state is one that is not known here. */
const endOf = (status: unknown): EndName =>
  typeof status === 'string' && Object.hasOwn(copy.ended, status) ? (status as EndName) : 'unknown'

interface EndedProps {
  state: RepaymentState
  repayNo: string
  onRefresh: () => void
  /** The button to the bills. */
  toBills: (kind: 'primary' | 'text', text?: string) => ReactNode
}

/** A repayment that nobody works on any more: how it ended, in the lender's words, and what follows. */
export function Ended({ state, repayNo, onRefresh, toBills }: EndedProps) {
  const now = useGateway().serverNow()
  const { status, amount, reason, finishTime } = state
  const end = endOf(status)
  const hasPaid = end === 'paid' || end === 'partial'
  const isOpen = end === 'unpaid' || end === 'unknown'
  useRepaid(hasPaid)
  const cents = statedCents(amount)
  const finished = readTime(finishTime)
  const mayRepeat = end === 'failed' || end === 'closed'
  return (
    <ResultPage
      tone={TONES[end]}
      title={copy.ended[end].title}
      text={reason?.trim() ? readableText(reason.trim()) : copy.ended[end].text}
      facts={
        end === 'paid'
          ? []
          : [
              {
                label: hasPaid ? copy.paidAmount : copy.amount,
                value: cents === null ? copy.noFigure : `¥${money(cents)}`,
              },
              ...(finished !== null && !isOpen
                ? [{ label: copy.time, value: momentText(finished, now) }]
                : []),
            ]
      }
      actions={
        isOpen ? (
          <>
            <Button data-event="refresh" block onClick={onRefresh}>
              {copy.refresh}
            </Button>
            {toBills('text')}
          </>
        ) : (
          toBills('primary', mayRepeat ? copy.again : copy.look)
        )
      }
    >
      {end === 'paid' && (
        <>
          <ReceiptSlip {...paidReceipt({ cents, at: finished, now, number: repayNo }, RECEIPT)} />
          <AutoPayBelow />
        </>
      )}
    </ResultPage>
  )
}

/** What has been done for a repayment that has succeeded. */
const RECEIPT = {
  title: copy.receipt.title,
  label: copy.paidAmount,
  numberLabel: copy.receipt.number,
  steps: [copy.steps.started, copy.steps.debited, copy.steps.booked],
  timedStep: copy.steps.debited,
}

// route.42
/** Offers automatic repayment after a repayment that has succeeded. */
function AutoPayBelow() {
  const status = useAutoPayStatus(AUTO_PAY_PAGE, true)
  return status.isSettled && <AutoPay status={status} onlyOne />
}
