import { originOf, type Handlers } from '../../context.ts'
import { creditAmounts } from '../../lender/account/amounts.ts'
import { cardTitles } from '../../lender/account/card-titles.ts'
import { unseenCoupons } from '../../lender/account/coupons-seen.ts'
import { unreadCount } from '../../lender/home/messages.ts'
import { pendingOrders } from '../../lender/home/orders.ts'
import { nextBill } from '../../lender/repayment/bills.ts'

/** Figures of the customer that pages show at a glance. */
export const summaryHandlers = {
  'user/queryAmount': (_, context) => creditAmounts(context),
  'user/queryRecentBill': (_, context) => nextBill(originOf(context)),
  'user/queryPendingOrderCount': (_, context) => pendingOrders(originOf(context)),
  'user/queryUnreadMessageCount': (_, context) => unreadCount(context),
  'user/getCouponUnreadCount': (_, context) => unseenCoupons(originOf(context)),
  'other/getCardTitles': (_, context) => cardTitles(context),
} satisfies Handlers
