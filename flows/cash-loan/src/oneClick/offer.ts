/** Reads the offer of a one-click loan. A part that cannot be read is missing. */
import type { AfterProcessInfo, Coupon as WireCoupon, LoanAgreement } from '@koo/api-client/types'
import {
  parseTerms,
  RATE_CAP,
  readCoupon,
  statedCents,
  toCents,
  yuanText,
  type Cents,
  type Coupon,
} from '@koo/pricing'
import { isId } from '@koo/steps/publishing'
import { ONE_CLICK_TYPE } from '../constants.ts'

export interface Institution {
  id: string
  name: string
  product: string
}

// oneClick.2, route.35
/** Another loan that a partner lends after the first one was refused. Amounts are cents. */
export interface OneClickOffer {
  /** Serial number of the application for it, given by the server: one offer, one loan. */
  serial: string
  style: 'old' | 'new'
  amount: Cents
  /** The most that "all borrow" sets; never below `amount`. */
  maximum: Cents
  period: number
  /** The payment that the server states for its own selection. */
  monthPay: Cents
  /** What coupon and right save together, as the server states it; null: it does not. */
  freeAmount: Cents | null
  /** When it was read, ms by the server's clock: the selection of the server is checked as of then. */
  readAt: number
  /** Its highest annual cost, a fraction. */
  ceiling: number
  /** First due day, as the server writes it. */
  firstDay: string
  rates: Readonly<Record<'yearRate' | 'handFeeRate' | 'instBaseYearRate', string | number | null | undefined>>
  /** Product of the coupons that may be used. */
  productId: string
  coupons: readonly Coupon[]
  /** The rights that the server has selected. The customer selects none: publishing names no right. */
  rights: readonly Coupon[]
  /** Coupons and rights as the server sends them, by id: their names and rules. */
  wireCoupons: ReadonlyMap<string, WireCoupon>
  /** The coupon that the server has selected. */
  couponId: string | null
  institutions: readonly Institution[]
  /** One agreement for each institution. An address is empty when the server sent none. */
  agreements: readonly LoanAgreement[]
  /** One institution asks whether its agreements have to be read first. */
  asksForReading: boolean
  card: { id: string; bankName: string; cardNo: string }
  use: { code: string | null; name: string | null; sub: string | null; subName: string | null }
  /** What the server says that its own selection costs in all, unchecked; null: it says nothing. */
  costs: AfterProcessInfo['costDisclosure'] | null
  /** Passed on to the pages for reading. */
  userType: string | null
}

/**
 * The offer of this reply; null when it has none, or not all that is needed to decide about it.
 * @param now ms by the server's clock
 * @param ceiling highest annual cost of a loan that may be offered today, a fraction
 */
export function readOneClickOffer(
  reply: AfterProcessInfo | null | undefined,
  now: number,
  ceiling = RATE_CAP,
): OneClickOffer | null {
  if (reply?.showType !== ONE_CLICK_TYPE) return null
  const { serialNumber, period, firstRepaymentDay, couponConf, userBankInfoDTO: card } = reply
  const amount = toCents(reply.amount)
  const monthPay = toCents(reply.monthPay)
  const rates = ratesOf(reply)
  const isPriced = parseTerms({ amount: yuanText(amount), loanPeriod: period, ...rates }) !== null
  const institutions = (reply.instIdList ?? []).filter(({ instName }) => instName)
  if (!isId(serialNumber) || !period || !isPriced || monthPay === 0) return null
  if (institutions.length === 0 || !card?.userCardId || !card.bankName || !card.cardNo) return null
  const coupons = couponsOf(reply)
  const rights = rightsOf(reply, coupons)
  return {
    serial: serialNumber,
    style: reply.showStyle === 'newStyle' ? 'new' : 'old',
    amount,
    maximum: atLeast(amount, toCents(reply.leadFlowLoanAmountMax)),
    period,
    monthPay,
    freeAmount: statedCents(reply.freeAmount),
    readAt: now,
    ceiling,
    firstDay: firstRepaymentDay ?? '',
    rates,
    productId: reply.couponProductId ?? couponConf?.couponProductId ?? '',
    coupons: [...coupons.values()].map(readCoupon),
    rights: [...rights.values()].map(readCoupon),
    wireCoupons: new Map([...coupons, ...rights]),
    couponId: reply.selectedCouponInfo?.couponId ?? null,
    institutions: institutions.map(({ instId, instName, instProductName }) => ({
      id: String(instId),
      name: instName ?? '',
      product: instProductName ?? '',
    })),
    agreements: institutions.map(({ instName, protocolName, protocolUrl }) => ({
      name: protocolName || (instName ?? ''),
      url: protocolUrl ?? '',
      isLoanProtocol: true,
    })),
    asksForReading: (reply.instGrayInfo ?? []).some(({ agreementPopGray }) => agreementPopGray === true),
    card: { id: card.userCardId, bankName: card.bankName, cardNo: card.cardNo },
    use: {
      code: reply.loanUseCode ?? null,
      name: reply.loanUseDesc ?? null,
      sub: reply.subLoanUseCode ?? null,
      subName: reply.subLoanUseDescription ?? null,
    },
    costs: reply.costDisclosure ?? null,
    userType: reply.instShareProfitNewUserType ?? null,
  }
}

const ratesOf = ({ couponConf, handFeeRate, irr, beforeIrr }: AfterProcessInfo): OneClickOffer['rates'] => ({
  yearRate: couponConf?.yearRate ?? beforeIrr ?? irr,
  handFeeRate: couponConf?.handFeeRate ?? handFeeRate,
  instBaseYearRate: couponConf?.instBaseYearRate,
})

/** Every coupon once, the selected one too. */
function couponsOf({ availableCoupons, selectedCouponInfo }: AfterProcessInfo): Map<string, WireCoupon> {
  const all = [...(availableCoupons ?? []), ...(selectedCouponInfo ? [selectedCouponInfo] : [])]
  return new Map(all.map((coupon) => [coupon.couponId, coupon]))
}

// gap N81
/** Member rights and other rights, each once. What counts as a coupon already, or is none of both, is no right. */
function rightsOf(
  { selectedRightsInfo }: AfterProcessInfo,
  coupons: ReadonlyMap<string, WireCoupon>,
): Map<string, WireCoupon> {
  const all = (selectedRightsInfo?.couponRightsList ?? []).filter(
    ({ couponId, category }) => (category === 'member' || category === 'other') && !coupons.has(couponId),
  )
  return new Map(all.map((right) => [right.couponId, right]))
}

const atLeast = (least: Cents, amount: Cents): Cents => (amount > least ? amount : least)
