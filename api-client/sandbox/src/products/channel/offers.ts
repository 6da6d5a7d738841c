import { LEAD_USE } from '../../ledger/lending/leadLender.ts'
import { channelSlice } from './fresh.ts'
import { customerOf, type Context } from '../../engine/context.ts'
import type { Wire } from '../../engine/contract.ts'
import { TERMS_VALID_MS } from '../../ledger/state/loan.ts'
import { newId, unshiftCapped } from '../../engine/world.ts'
import type { Loan } from '../../ledger/state/loan.ts'
import { beijingDay, billDays } from '../../engine/calendar.ts'
import { rateOf } from '../../ledger/lending/lending.ts'
import { limitsIn } from '../../ledger/limit/limits.ts'
import { wireYuan } from '../../engine/money.ts'
import { cardsOf } from '../../ledger/cards/customerCards.ts'
import { institutionsOf } from '../../ledger/loans/institutions.ts'
import { leadPart } from '../../ledger/cost/parts.ts'
import { costStatement } from '../../ledger/cost/statement.ts'
import { leadMaxCents } from '../../ledger/limit/leadLimit.ts'
import {
  LEAD_PRODUCT,
  leadCoupons,
  leadIrr,
  leadRepaymentDay,
  leadRight,
  leadRights,
  priceLead,
} from './leadPrice.ts'
import { channelSeedOf } from './seed.ts'
import { CHANNEL_CAPS, type LeadOffer } from './state.ts'

type AfterProcess = NonNullable<Wire<'cash/getLoanAfterProcessInfo'>>

/** How many days the lead lender's limit is shown as valid. */
const LIMIT_DAYS = 7

/**
 * The offer after a refused loan, in the form that the customer's review selects: one click for another loan, or a
 * pop-up that leads to the lead lender. Null: no offer, because the lead lender has no limit left, the offer was used,
 * or the refused loan was a lead-flow loan itself.
 */
export function offerAfter(context: Context, loan: Loan): Partial<AfterProcess> | null {
  const { showType } = context.persona().audit
  if (showType === null || loan.review !== undefined || loan.limitOf !== undefined) return null
  const offer = offerFor(context, loan)
  if (offer === null) return null
  return showType === 'popWindow' ? popUpOf(context, offer, loan) : oneClickOf(context, offer)
}

/** The newest open offer, or the one with that serial number; undefined when there is none. */
export function openOffer(context: Context, serialNumber: string): LeadOffer | undefined {
  const open = context.slice(channelSlice).offers.filter((offer) => isOpen(offer, context))
  return open.find((offer) => offer.serialNumber === serialNumber) ?? open[0]
}

function isOpen({ expiresAt, takenBy }: LeadOffer, { now, world }: Context): boolean {
  return now <= expiresAt && (takenBy === null || !world.dropRepeats)
}

/** The offer for a refused loan: one for each loan, unchanged until it ends. */
function offerFor(context: Context, loan: Loan): LeadOffer | null {
  const { offers } = context.slice(channelSlice)
  const known = offers.find((offer) => offer.loanId === loan.loanId)
  if (known && isOpen(known, context)) return known
  const maxCents = leadMaxCents(context)
  if (known?.takenBy || maxCents < limitsIn(context).minimumCents) return null
  const { quote } = loan.terms
  const amountCents = Math.min(quote.amountCents, maxCents)
  const terms = {
    amountCents,
    period: quote.period,
    rates: rateOf(context.persona(), amountCents, quote.period),
  }
  const offer: LeadOffer = {
    serialNumber: `LEAD-${newId(context.world, 'O')}`,
    loanId: loan.loanId,
    expiresAt: context.now + TERMS_VALID_MS,
    period: quote.period,
    rates: terms.rates,
    amountCents,
    maxCents,
    couponId: leadCoupons(context, terms)[0]?.couponId ?? null,
    takenBy: null,
  }
  if (known) offers.splice(offers.indexOf(known), 1)
  unshiftCapped(offers, offer, CHANNEL_CAPS.offers)
  return offer
}

function oneClickOf(context: Context, offer: LeadOffer): Partial<AfterProcess> {
  const { lead } = channelSeedOf(context.persona())
  const { user, persona } = customerOf(context)
  const coupons = leadCoupons(context, offer)
  const coupon = coupons.find((each) => each.couponId === offer.couponId) ?? null
  const right = leadRight(context, offer)
  const quote = priceLead(offer, coupon, right)
  const [card] = cardsOf(user, persona)
  const institutions = institutionsOf(context.baseUrl, lead.institutions)
  const [due = context.now] = billDays(context.now, leadRepaymentDay(context.now), 1)
  return {
    showType: 'oneClickLeadFlow',
    amount: wireYuan(quote.amountCents),
    period: quote.period,
    monthPay: wireYuan(quote.monthPayCents),
    irr: leadIrr(offer, coupon, right),
    beforeIrr: leadIrr(offer, null),
    apr: quote.afterApr,
    handFeeRate: offer.rates.handFeeRate,
    firstRepaymentDay: beijingDay(due),
    serialNumber: offer.serialNumber,
    instIdList: institutions,
    instGrayInfo: institutions.map(({ instId }) => ({
      instId,
      agreementPopGray: lead.forceRead !== 'none',
      showStyle: lead.showStyle,
    })),
    loanUseDesc: '日常消费',
    subLoanUseDescription: '日用百货',
    ...LEAD_USE,
    userBankInfoDTO: card
      ? {
          userCardId: card.userCardId,
          bankName: card.bankName,
          cardNo: card.cardNo,
          cardType: card.cardType ?? null,
        }
      : null,
    discountRate: coupon?.extendProperties?.discountRate ?? null,
    freeAmount: wireYuan(quote.couponCents + quote.rightCents),
    selectedCouponInfo: coupon,
    availableCoupons: coupons,
    couponProductId: LEAD_PRODUCT,
    couponConf: {
      couponProductId: LEAD_PRODUCT,
      amount: wireYuan(quote.amountCents),
      period: quote.period,
      handFeeRate: offer.rates.handFeeRate,
      yearRate: offer.rates.irr,
      apr: quote.beforeApr,
      instBaseYearRate: offer.rates.instBaseYearRate,
    },
    selectedRightsInfo: { couponRightsList: leadRights(context) },
    costDisclosure: costStatement(persona, quote, [leadPart(quote)]),
    leadFlowLoanAmountMax: wireYuan(offer.maxCents),
    instShareProfitNewUserType: 'leadFlow',
    showStyle: lead.showStyle,
  }
}

function popUpOf(context: Context, offer: LeadOffer, loan: Loan): Partial<AfterProcess> {
  const { lead } = channelSeedOf(context.persona())
  const coupon = leadCoupons(context, offer).find((each) => each.couponId === offer.couponId) ?? null
  return {
    showType: 'popWindow',
    cashLeadDiscountRate: coupon?.extendProperties?.discountRate ?? null,
    cashLeadFreeAmount: wireYuan(priceLead(offer, coupon).couponCents),
    loanAmount: wireYuan(loan.terms.quote.amountCents),
    applyLimitPopMode: 'refuseStyle',
    cashTotalAmountDl: wireYuan(offer.maxCents),
    effectiveDayDl: LIMIT_DAYS,
    lydList: institutionsOf(context.baseUrl, lead.institutions).map((each) => ({ ...each })),
    btnName: '重新借款',
    popName: lead.popName,
  }
}
