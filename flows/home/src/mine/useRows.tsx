import {
  memberQueryInfoQuery,
  userGetCouponUnreadCountQuery,
  userQueryPendingOrderCountQuery,
  userQueryRecentBillQuery,
  userQueryUnreadMessageCountQuery,
} from '@koo/api-client/calls'
import type { Bill, Membership } from '@koo/api-client/types'
import { useSession } from '@koo/flow'
import {
  IconBell,
  IconCard,
  IconCoupon,
  IconInfo,
  IconPin,
  IconReceipt,
  IconScan,
  IconService,
  IconShield,
  IconStar,
} from '@koo/kit/Icon'
import { useCall, useGateway } from '@koo/page/query'
import { dayText } from '@koo/page/time'
import { money, statedCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { readValue, type MenuGroup, type MenuRow } from '@koo/steps/menu'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

type RowName = keyof typeof copy.rows

const icons = {
  bills: <IconReceipt />,
  coupons: <IconCoupon />,
  member: <IconStar />,
  messages: <IconBell />,
  orders: <IconScan />,
  cards: <IconCard />,
  address: <IconPin />,
  help: <IconInfo />,
  service: <IconService />,
  settings: <IconShield />,
} satisfies Record<RowName, unknown>

/**
 * Rows of the menu. Each value and count may fail alone, silently: the row leads to a page that says so. Visitors have none.
 */
export function useRows(exit: Props['exit']): MenuGroup[] {
  const isCustomer = useSession().isLoggedIn()
  const now = useGateway().serverNow()
  // The customer comes back from another page to see what has changed.
  const settings = { enabled: isCustomer, staleTime: 0 }
  const bill = useCall(userQueryRecentBillQuery, {}, settings)
  const coupons = useCall(userGetCouponUnreadCountQuery, {}, settings)
  const member = useCall(memberQueryInfoQuery, {}, settings)
  const messages = useCall(userQueryUnreadMessageCountQuery, {}, settings)
  const orders = useCall(userQueryPendingOrderCountQuery, {}, settings)
  const row = (id: RowName, known: Pick<MenuRow, 'value' | 'count'> = {}): MenuRow => ({
    id,
    label: copy.rows[id],
    icon: icons[id],
    onOpen: () => exit(id),
    ...(isCustomer && known),
  })
  return [
    {
      heading: copy.groups.own,
      rows: [
        row('bills', { value: readValue(bill, (next) => billText(next, now)) }),
        row('coupons', { count: countOf(coupons.data) }),
        row('member', { value: readValue(member, (info) => memberText(info, now)) }),
        row('cards'),
      ],
    },
    {
      heading: copy.groups.orders,
      rows: [
        row('messages', { count: countOf(messages.data) }),
        row('orders', { count: countOf(orders.data) }),
      ],
    },
    { heading: copy.groups.account, rows: [row('address'), row('help'), row('service'), row('settings')] },
  ]
}

const countOf = (count: number | undefined) =>
  count !== undefined && Number.isInteger(count) && count > 0 ? count : null

function billText(bill: Bill | null, now: number): string {
  if (bill === null) return copy.noBill
  const [cents, day] = [statedCents(bill.amount), readTime(bill.dueDate)]
  return cents === null || day === null ? '' : copy.bill(money(cents), dayText(day, now))
}

function memberText({ status, endDate }: Membership, now: number): string {
  const end = readTime(endDate)
  switch (String(status)) {
    case '0':
      return copy.member.never
    case '1':
      return end === null ? '' : copy.member.until(dayText(end, now))
    case '2':
      return copy.member.ended
    default:
      return ''
  }
}
