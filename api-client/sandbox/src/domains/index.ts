import { Domains } from '../engine/domains.ts'
import { account } from './account/index.ts'
import { channel } from './channel/index.ts'
import { coupon } from './coupon/index.ts'
import { credit } from './credit/index.ts'
import { home } from './home/index.ts'
import { loan } from './loan/index.ts'
import { merchant } from './merchant/index.ts'
import { repayment } from './repayment/index.ts'

/** All domains of the sandbox. */
export const domains = new Domains([loan, account, credit, channel, repayment, merchant, home, coupon])
