import { Domains } from '../engine/domains.ts'
import { ledger } from '../ledger/index.ts'
import { account } from './account/index.ts'
import { channel } from './channel/index.ts'
import { offerAfter } from './channel/offers.ts'
import { splitInfo } from './channel/split.ts'
import { coupon } from './coupon/index.ts'
import { credit } from './credit/index.ts'
import { home } from './home/index.ts'
import { pendingOrders } from './home/orders.ts'
import { loan } from './loan/index.ts'
import { merchant } from './merchant/index.ts'
import { merchantLoanRefusal } from './merchant/lending.ts'
import { isWindowDone } from './merchant/windows.ts'
import { repayment } from './repayment/index.ts'

/**
 * The ledger and all products of the sandbox. No product imports another: what one asks another is handed in here, and
 * what two share lies in `ledger` or `people`.
 */
export const domains = new Domains([
  ledger,
  loan({ offerAfter, splitInfo }),
  account({ pendingOrders }),
  credit,
  channel,
  repayment({ merchantLoanRefusal }),
  merchant,
  home({ isWindowDone }),
  coupon,
])
