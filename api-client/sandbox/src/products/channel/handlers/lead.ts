import { channelSlice } from '../fresh.ts'
import { customerOf, type Handlers } from '../../../engine/context.ts'
import { campaignsAt } from '../campaigns.ts'
import { endReadings, forcedReading } from '../forceRead.ts'
import { checkConfirmed } from '../../../ledger/cost/confirmation.ts'
import { leadPart } from '../../../ledger/cost/parts.ts'
import { enterLoan } from '../../../ledger/lending/enterLoan.ts'
import { leadCoupon, leadRepaymentDay, leadRight, priceLead } from '../leadPrice.ts'
import { enterMixed } from '../../../ledger/lending/mixed.ts'
import { checkMixed } from '../../../ledger/lending/mixedTerms.ts'
import { leadMaxCents } from '../../../ledger/limit/leadLimit.ts'
import { LEAD_USE } from '../../../ledger/lending/leadLender.ts'
import { openOffer } from '../offers.ts'
import { channelSeedOf } from '../seed.ts'
import { splitInfo } from '../split.ts'
import { CHANNEL_CAPS } from '../state.ts'
import { limitsIn } from '../../../ledger/limit/limits.ts'
import { centsOf } from '../../../engine/money.ts'
import { cardsOf } from '../../../ledger/cards/customerCards.ts'
import { refuseWhenLocked } from '../../../ledger/bills/standing.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import { unshiftCapped } from '../../../engine/world.ts'

/** Handlers of the lead flow: offers of the partner lender, mixed and split loans, campaigns. */
export const leadHandlers = {
  'cash/oneClickLoanPublish'({ serialNumber, amount, monthRepay, couponId, costConfirmation }, context) {
    const { user, persona } = customerOf(context)
    const { lead } = channelSeedOf(persona)
    refuseWhenLocked(customerOf(context))
    if (lead.refusedWith !== null) throw new Refusal(lead.refusedWith)
    const offer = openOffer(context, serialNumber)
    if (!offer) throw new Refusal(RESULTS.offerGone)
    if (forcedReading(context) !== null) throw new Refusal(RESULTS.mustRead)
    const terms = { amountCents: centsOf(amount), period: offer.period, rates: offer.rates }
    const most = Math.min(offer.maxCents, leadMaxCents(context))
    if (terms.amountCents < limitsIn(context).minimumCents || terms.amountCents > most) {
      throw new Refusal(RESULTS.amountNotAllowed)
    }
    const coupon = couponId === undefined ? null : leadCoupon(context, couponId, terms)
    const right = leadRight(context, terms)
    const quote = priceLead(terms, coupon, right)
    if (centsOf(monthRepay) !== quote.monthPayCents) throw new Refusal(RESULTS.ratesFailed)
    checkConfirmed(costConfirmation, persona, quote, [leadPart(quote)])
    const [card] = cardsOf(user, persona)
    if (!card) throw new Refusal(RESULTS.cardUnusable, '请先绑定收款银行卡')
    const loan = enterLoan(context, {
      serialNumber,
      quote,
      userCardId: card.userCardId,
      couponIds: [coupon, right].flatMap((each) => (each ? [each.couponId] : [])),
      ...LEAD_USE,
      repaymentDay: leadRepaymentDay(context.now),
      review: lead.review,
      kind: 'oneClick',
      costConfirmation,
    })
    offer.takenBy = loan.loanId
    endReadings(context)
    return {
      loanId: loan.loanId,
      listingId: loan.listingId,
      paymentDay: String(loan.terms.repaymentDay),
    }
  },

  'cash/mixLoan'(request, context) {
    checkMixed(context, request)
    const loan = enterMixed(context, request)
    return {
      listingId: loan.listingId,
      loanId: loan.loanId,
      serialNumber: request.serialNumber,
      paymentDay: String(loan.terms.repaymentDay),
    }
  },

  'cash/loanConfirmHookV3': (_, context) => ({ loanForceReadDTO: forcedReading(context) }),

  'cash/cashLeadPopQuery': ({ campaignNode }, context) => campaignsAt(context, campaignNode),

  'cash/queryLoanInfoAfterProcess'({ loanAmount, loanSerialNumber }, context) {
    const loan = context.user().loans.find((each) => each.serialNumber === loanSerialNumber)
    const amountCents = loan?.terms.quote.amountCents ?? centsOf(loanAmount)
    return { oldUserSplitInfoDto: splitInfo(context, amountCents) }
  },

  'cash/switchLeadFlow'({ auto }, context) {
    unshiftCapped(context.slice(channelSlice).switches, { at: context.now, auto }, CHANNEL_CAPS.switches)
    return {}
  },
} satisfies Handlers
