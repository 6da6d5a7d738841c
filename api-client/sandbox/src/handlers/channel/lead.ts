import { originOf, type Handlers } from '../../context.ts'
import { campaignsAt } from '../../lender/channel/campaigns.ts'
import { endReadings, forcedReading } from '../../lender/channel/force-read.ts'
import { enterLoan } from '../../lender/channel/ledger.ts'
import { leadCoupon, leadRepaymentDay, priceLead } from '../../lender/channel/lead-price.ts'
import { enterMixed } from '../../lender/channel/mixed.ts'
import { LEAD_USE, leadMaxCents, openOffer } from '../../lender/channel/offers.ts'
import { channelSeedOf } from '../../lender/channel/seed.ts'
import { splitInfo } from '../../lender/channel/split.ts'
import { CHANNEL_CAPS } from '../../lender/channel/state.ts'
import { limitsIn } from '../../lender/limits.ts'
import { centsOf } from '../../lender/money.ts'
import { cardsOf } from '../../lender/people.ts'
import { refuseWhenLocked } from '../../lender/repayment/standing.ts'
import { Refusal, RESULTS } from '../../results.ts'
import { unshiftCapped } from '../../world.ts'

/** The lead flow: offers of the partner lender, mixed and split loans, campaigns. */
export const leadHandlers = {
  'cash/oneClickLoanPublish'({ serialNumber, amount, monthRepay, couponId }, context) {
    const { user, persona } = originOf(context)
    const { lead } = channelSeedOf(persona)
    refuseWhenLocked(originOf(context))
    if (lead.refusedWith !== null) throw new Refusal(lead.refusedWith)
    const offer = openOffer(context, serialNumber)
    if (!offer) throw new Refusal(RESULTS.offerGone)
    if (forcedReading(context) !== null) throw new Refusal(RESULTS.mustRead)
    const terms = { amountCents: centsOf(amount), period: offer.period, rates: offer.rates }
    const most = Math.min(offer.maxCents, leadMaxCents(context))
    if (terms.amountCents < limitsIn(context).minimumCents || terms.amountCents > most) {
      throw new Refusal(RESULTS.amountNotAllowed)
    }
    const quote = priceLead(terms, couponId === undefined ? null : leadCoupon(context, couponId, terms))
    if (centsOf(monthRepay) !== quote.monthPayCents) throw new Refusal(RESULTS.ratesFailed)
    const [card] = cardsOf(user, persona)
    if (!card) throw new Refusal(RESULTS.cardUnusable, '请先绑定收款银行卡')
    const loan = enterLoan(context, {
      serialNumber,
      quote,
      userCardId: card.userCardId,
      couponIds: couponId === undefined ? [] : [couponId],
      ...LEAD_USE,
      repaymentDay: leadRepaymentDay(context.now),
      review: lead.review,
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
    unshiftCapped(context.slice('channel').switches, { at: context.now, auto }, CHANNEL_CAPS.switches)
    return {}
  },
} satisfies Handlers
