/** Reads the campaign of the partner lender's loan page. Pure. */
import type { CampaignDetail, CampaignItem } from '@koo/api-client/types'
import { exactCents, type Cents } from '@koo/pricing'

/** What a campaign grants. */
export type LeadPrize =
  | { kind: 'limit'; amount: Cents }
  /** Annual rate, a fraction. */
  | { kind: 'rate'; rate: number | string }
  /** The server's name of the coupon. */
  | { kind: 'coupon'; name: string }

/** A campaign that can be shown. `until`: its last day, as the server writes it. */
export type LeadCampaign = { until: string | null } & (
  | {
      code: typeof VOUCHER
      /** Batch of the coupon, which the customer has. */
      batchNo: string | null
    }
  | { code: typeof PRIZES; prizes: readonly LeadPrize[] }
)

const VOUCHER = 'exitRetentionVoucher'
const PRIZES = 'newLeadFlowInterestRetainPop'

/** The prizes of each style, in the order of their cells (cashLead.6). */
const CELLS: ReadonlyMap<string, readonly LeadPrize['kind'][]> = new Map([
  ['newOnlyTempInfo', ['limit']],
  ['newTempAndReduceInfo', ['limit', 'rate']],
  ['newTempAndReduceAndCouponInfo', ['limit', 'rate', 'coupon']],
])

// cashLead.1
/** The campaign of a reply: its first item. Null when there is none, or not all that has to be shown of it. */
export function readCampaign(list: readonly CampaignItem[] | null | undefined): LeadCampaign | null {
  const [first] = list ?? []
  const detail = first?.marketingDetailInfo
  const until = detail?.expireDate || null
  if (first?.campaignCode === VOUCHER) return { code: VOUCHER, until, batchNo: detail?.couponBatchNo || null }
  const kinds = CELLS.get(detail?.popStyle ?? '')
  if (first?.campaignCode !== PRIZES || !detail || !kinds) return null
  const prizes = kinds.flatMap((kind) => prizeOf(kind, detail) ?? [])
  return prizes.length === kinds.length ? { code: PRIZES, until, prizes } : null
}

function prizeOf(kind: LeadPrize['kind'], detail: CampaignDetail): LeadPrize | null {
  const { cashTempAvailAmountDl, rate, formattedCouponDiscount: name } = detail
  if (kind === 'coupon') return name ? { kind, name } : null
  if (kind === 'rate') return rate == null ? null : { kind, rate }
  const amount = cashTempAvailAmountDl == null ? 0 : exactCents(cashTempAvailAmountDl)
  return amount === 0 ? null : { kind, amount }
}
