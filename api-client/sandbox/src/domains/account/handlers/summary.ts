import { originOf, type Handlers } from '../../../engine/context.ts'
import { creditAmounts } from '../amounts.ts'
import { cardTitles } from '../card-titles.ts'
import { unseenCoupons } from '../coupons-seen.ts'
import { unreadCount } from '../../home/messages.ts'
import { pendingOrders } from '../../home/orders.ts'
import { nextBill } from '../../repayment/bills.ts'

/** Handlers for short figures about the customer. */
export const summaryHandlers = {
  'user/queryAmount': (_, context) => creditAmounts(context),
  'user/queryRecentBill': (_, context) => nextBill(originOf(context)),
  'user/queryPendingOrderCount': (_, context) => pendingOrders(originOf(context)),
  'user/queryUnreadMessageCount': (_, context) => unreadCount(context),
  'user/getCouponUnreadCount': (_, context) => unseenCoupons(originOf(context)),
  'other/getCardTitles': (_, context) => cardTitles(context),
} satisfies Handlers
