import { memberQueryInfoQuery } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { useCall } from '@koo/page/query'
import { isPaid, payResultPage, type PayEnd } from '@koo/steps/pay-result'
import { paidReceipt, ReceiptSlip, type Paid } from '@koo/steps/receipt'
import { useEffect } from 'react'
import { standingOf } from '../plans/standing.ts'
import { useRefreshed } from '../plans/useRefreshed.ts'
import { ofOrder } from '../search.ts'
import { copy } from './copy.ts'
import type { ResultStep } from './step.ts'

export const search = ofOrder

type Props = StepPageProps<ResultStep, typeof search>

export default payResultPage({
  orderOf: ({ search: { orderNum } }: Props) => orderNum,
  copy,
  leave: ({ exit }) => exit('centre'),
  leaveText: copy.centre,
  receipt: (paid) => <OpenedReceipt paid={paid} />,
  useEnded: useOrderEnded,
})

/** With the membership that the order has opened, as soon as it is known. */
function OpenedReceipt({ paid }: { paid: Paid }) {
  const { data } = useCall(memberQueryInfoQuery, {}, { staleTime: 0 })
  const standing = data && standingOf(data, paid.now)
  const facts =
    standing?.kind === 'member' && standing.name && standing.until
      ? [
          { label: copy.labels.card, value: standing.name },
          { label: copy.labels.until, value: standing.until },
        ]
      : []
  const { paid: isPaidFor, opened } = copy.steps
  return (
    <ReceiptSlip
      {...paidReceipt(paid, { ...copy.receipt, steps: [isPaidFor, opened], timedStep: opened, facts })}
    />
  )
}

/** After a payment everything about the membership is loaded again by whoever shows it. */
function useOrderEnded(end: PayEnd | null): void {
  const refresh = useRefreshed()
  const isOpened = end !== null && isPaid(end)
  useEffect(() => {
    if (isOpened) void refresh()
  }, [isOpened, refresh])
}
