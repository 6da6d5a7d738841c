import { userQueryRecentBillQuery } from '@koo/api-client/calls'
import type { Bill, WalletCard } from '@koo/api-client/types'
import { IconCalendar } from '@koo/kit/Icon'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useCall, useGateway } from '@koo/page/query'
import { dayText, tomorrow } from '@koo/page/time'
import { money, statedCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

interface DueRowProps extends Pick<Props, 'exit'> {
  card: WalletCard
}

/** What is due next, and when, by the server's clock. Nothing where nothing is due. */
export function DueRow({ card: { dueAmount, dueDate }, exit }: DueRowProps) {
  const now = useGateway().serverNow()
  // It may fail silently: the page of the bills says all of it.
  const { data: bill } = useCall(userQueryRecentBillQuery, {}, { staleTime: 0 })
  const cents = statedCents(dueAmount)
  const day = readTime(dueDate)
  if (cents === null || cents <= 0 || day === null) return null
  const isOverdue = tomorrow(day) <= now
  return (
    <Surface pad="list">
      <ListRow
        data-event="bills"
        icon={<IconCalendar />}
        label={isOverdue ? copy.due.overdue : copy.due.soon}
        note={periodOf(bill)}
        value={`¥${money(cents)}`}
        valueNote={copy.due.on(dayText(day, now))}
        onClick={() => void exit('bills')}
      />
    </Surface>
  )
}

const isCount = (value: number | null | undefined): value is number =>
  Number.isInteger(value) && Number(value) > 0

function periodOf(bill: Bill | null | undefined): string | null {
  const { period, totalPeriods } = bill ?? {}
  return isCount(period) && isCount(totalPeriods) && period <= totalPeriods
    ? copy.due.period(period, totalPeriods)
    : null
}
