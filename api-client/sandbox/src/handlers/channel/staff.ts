import { originOf, type Handlers } from '../../context.ts'
import { identityOf } from '../../lender/account/identity.ts'
import { enterLoan } from '../../lender/channel/ledger.ts'
import { priceStaff, staffOf, staffUsableCents } from '../../lender/channel/staff.ts'
import { centsOf } from '../../lender/money.ts'
import { findCard, maskMobile } from '../../lender/people.ts'
import { refuseWhenLocked } from '../../lender/repayment/standing.ts'
import { pollReview } from '../../lender/reviews.ts'
import { msToFirstBill } from '../../lender/calendar.ts'
import { Refusal, RESULTS } from '../../results.ts'

/** What a staff loan is for: daily consumption. */
const STAFF_USE = { loanUseCode: '10001', subLoanUseCode: null } as const

/** The cash loan for staff: a limit and a rate of its own, the rest as any loan. */
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
      currentTime: now,
      billDays: msToFirstBill(now, persona.repaymentDay),
      repaymentDay: persona.repaymentDay,
      customerKind: persona.customerKind,
    }
  },

  'staffCash/queryUserInfo'(_, context) {
    staffOf(context)
    const origin = originOf(context)
    const { nameMasked, idNumberMasked, age } = identityOf(origin)
    return { realName: nameMasked, idNumber: idNumberMasked, mobile: maskMobile(origin.user.mobile), age }
  },

  'staffCash/publish'({ serialNumber, amount, loanPeriod, userCardId }, context) {
    const staff = staffOf(context)
    refuseWhenLocked(originOf(context))
    const amountCents = centsOf(amount)
    const most = Math.min(staffUsableCents(context), staff.cap * 100)
    if (amountCents < staff.minimum * 100 || amountCents > most) throw new Refusal(RESULTS.amountNotAllowed)
    if (!findCard(context, userCardId)) throw new Refusal(RESULTS.cardUnusable)
    const loan = enterLoan(context, {
      serialNumber,
      quote: priceStaff(context, amountCents, loanPeriod),
      userCardId,
      couponIds: [],
      ...STAFF_USE,
      repaymentDay: context.persona().repaymentDay,
      review: staff.review,
      limitOf: 'staff',
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
