import { channelSlice } from './fresh.ts'
import type { Context } from '../../engine/context.ts'
import type { Wire } from '../../engine/contract.ts'
import { WAIVER_COUPON } from './personas/coupons.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { channelSeedOf, type CampaignKind } from './seed.ts'

type Campaign = NonNullable<Wire<'cash/cashLeadPopQuery'>>[number]

/** How many days campaigns run from the first day on. */
const CAMPAIGN_DAYS = 7

/** The prizes of campaigns: a temporary limit in yuan and a lower annual rate. */
const PRIZE = { temporary: 5000, rate: 0.18 } as const

const POP_STYLES = {
  temp: 'newOnlyTempInfo',
  tempAndReduce: 'newTempAndReduceInfo',
  tempReduceAndCoupon: 'newTempAndReduceAndCouponInfo',
} as const

/**
 * Campaigns of the cash-lead page; the first one is used. They end after some days, or with the first lead-flow loan.
 */
export function campaignsAt(context: Context, node: 'entryLoanPage' | 'quitLoanPage'): Campaign[] {
  const { lead } = channelSeedOf(context.persona())
  const { offers } = context.slice(channelSlice)
  const endsAt = context.world.since + CAMPAIGN_DAYS * DAY_MS
  const hasBorrowed =
    offers.some((offer) => offer.takenBy !== null) || context.user().loans.some(({ terms }) => terms.isLead)
  if (context.now > endsAt || hasBorrowed) return []
  const kinds = node === 'entryLoanPage' ? lead.entry : lead.quit
  return kinds.map((kind) => campaignOf(kind, beijingDay(endsAt)))
}

function campaignOf(kind: CampaignKind, expireDate: string): Campaign {
  const coupon = {
    couponBatchNo: WAIVER_COUPON.batchNo,
    formattedCouponDiscount: '全程免息',
    couponDiscount: 0,
  }
  if (kind === 'voucher') {
    return { campaignCode: 'exitRetentionVoucher', marketingDetailInfo: { expireDate, ...coupon } }
  }
  return {
    campaignCode: 'newLeadFlowInterestRetainPop',
    marketingDetailInfo: {
      expireDate,
      popStyle: POP_STYLES[kind],
      cashTempAvailAmountDl: PRIZE.temporary,
      ...(kind === 'temp' ? {} : { rate: PRIZE.rate }),
      ...(kind === 'tempReduceAndCoupon' ? coupon : {}),
    },
  }
}
