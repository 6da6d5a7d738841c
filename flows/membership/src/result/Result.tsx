import { memberQueryInfoQuery } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Facts } from '@koo/page/layout'
import { useCall, useGateway } from '@koo/page/query'
import { isPaid, payResultPage, type PayEnd } from '@koo/steps/pay-result'
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
  below: (end) => isPaid(end) && <MembershipNow />,
  useEnded: useOrderEnded,
})

/** The membership that the order has opened, as soon as it is known. */
function MembershipNow() {
  const now = useGateway().serverNow()
  const { data } = useCall(memberQueryInfoQuery, {}, { staleTime: 0 })
  if (!data) return null
  const { kind, name, until } = standingOf(data, now)
  if (kind !== 'member' || !name || !until) return null
  return (
    <Facts
      facts={[
        { label: copy.labels.card, value: name },
        { label: copy.labels.until, value: until },
      ]}
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
