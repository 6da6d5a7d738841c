import { customerOf, type Handlers } from '../../../engine/context.ts'
import { identityOf } from '../../../people/account/identity.ts'
import { checkConfirmed } from '../../../ledger/cost/confirmation.ts'
import { ownPart } from '../../../ledger/cost/parts.ts'
import { enterLoan } from '../../../ledger/lending/enterLoan.ts'
import { priceStaff, staffOf, staffUsableCents } from '../staff.ts'
import { centsOf } from '../../../engine/money.ts'
import { maskMobile } from '../../../people/account/mobile.ts'
import { findCard } from '../../../ledger/cards/customerCards.ts'
import { refuseWhenLocked } from '../../../ledger/bills/standing.ts'
import { pollReview } from '../../../ledger/state/reviews.ts'
import { msToFirstBill } from '../../../engine/calendar.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Purpose of a staff loan: daily consumption. */
const STAFF_USE = { loanUseCode: '10001', subLoanUseCode: null } as const

/** Handlers of the cash loan for staff: its own limit and rate, otherwise like any loan. */
export const staffHandlers = {
  'staffCash/getAmount'(_, context) {
    const { now } = context
    const persona = context.persona()
    const staff = staffOf(context)
    const usable = staffUsableCents(context) / 100
    return {
      loanAmount: staff.limit,
      canUseLoanAmount: usable,
      leadFlowLoanAmount: null,
      minAmount: staff.minimum,
      amountUpperLimit: staff.cap,
      yearRate: staff.rate,
      currentTime: now,
      billDays: msToFirstBill(now, persona.repaymentDay),
      repaymentDay: persona.repaymentDay,
      customerKind: persona.customerKind,
    }
  },

  'staffCash/queryUserInfo'(_, context) {
    staffOf(context)
    const customer = customerOf(context)
    const { nameMasked, idNumberMasked, age } = identityOf(customer)
    return { realName: nameMasked, idNumber: idNumberMasked, mobile: maskMobile(customer.user.mobile), age }
  },

  'staffCash/publish'({ serialNumber, amount, loanPeriod, userCardId, costConfirmation }, context) {
    const staff = staffOf(context)
    refuseWhenLocked(customerOf(context))
    const amountCents = centsOf(amount)
    const most = Math.min(staffUsableCents(context), staff.cap * 100)
    if (amountCents < staff.minimum * 100 || amountCents > most) throw new Refusal(RESULTS.amountNotAllowed)
    if (!findCard(context, userCardId)) throw new Refusal(RESULTS.cardUnusable)
    const quote = priceStaff(context, amountCents, loanPeriod)
    const persona = context.persona()
    checkConfirmed(costConfirmation, persona, quote, [ownPart(persona, quote)])
    const loan = enterLoan(context, {
      serialNumber,
      costConfirmation,
      quote,
      userCardId,
      couponIds: [],
      ...STAFF_USE,
      repaymentDay: persona.repaymentDay,
      review: staff.review,
      limitOf: 'staff',
      kind: 'staff',
    })
    return {
      listingId: loan.listingId,
      loanId: loan.loanId,
      serialNumber,
      paymentDay: String(loan.terms.repaymentDay),
    }
  },

  'staffCash/queryPublishStatus'({ listingId }, context) {
    const { review } = staffOf(context)
    const loan = context.user().loans.find((each) => each.listingId === listingId && each.limitOf === 'staff')
    if (!loan) throw new Refusal(RESULTS.loanNotFound)
    pollReview(loan, loan.review ?? review, context.now)
    return { auditStatus: loan.audit, instShareProfitNew: review.share, auditTime: loan.auditAt }
  },
} satisfies Handlers
