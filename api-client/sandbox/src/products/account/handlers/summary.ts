import { customerOf, type Handlers } from '../../../engine/context.ts'
import { creditAmounts } from '../../../ledger/limit/amounts.ts'
import { cardTitles } from '../cardTitles.ts'
import { unseenCoupons } from '../../../ledger/coupons/seen.ts'
import { unreadCount } from '../../../people/messages/messages.ts'
import { nextBill } from '../../../ledger/bills/bills.ts'

/** Handlers for short figures about the customer. */
export const summaryHandlers = {
  'user/queryAmount': (_, context) => creditAmounts(context),
  'user/queryRecentBill': (_, context) => nextBill(customerOf(context)),
  'user/queryUnreadMessageCount': (_, context) => unreadCount(context),
  'user/getCouponUnreadCount': (_, context) => unseenCoupons(customerOf(context)),
  'other/getCardTitles': (_, context) => cardTitles(context),
} satisfies Handlers
