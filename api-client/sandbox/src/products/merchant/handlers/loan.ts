import { merchantSlice } from '../fresh.ts'
import { customerOf, type Handlers } from '../../../engine/context.ts'
import { checkCode, secondsToResend, sendCode } from '../../../engine/codes.ts'
import { arrivalText } from '../arrival.ts'
import { bookMerchantLoan, priceMerchantLoan, ratesFor } from '../lending.ts'
import { checkConfirmed } from '../../../ledger/cost/confirmation.ts'
import { ownPart } from '../../../ledger/cost/parts.ts'
import { maskMobile } from '../../../people/account/mobile.ts'
import { refuseWhenLocked } from '../../../ledger/bills/standing.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Subject of the code that confirms a merchant loan. */
const SUBJECT = 'merchant'

/** Handlers for borrowing from a merchant's limit: rates, code, publishing, arrival. */
export const loanHandlers = {
  'merchant/getLoanRateInfo': (request, context) => ({ rateTable: ratesFor(context, request) }),

  'merchant/getLoanRateInfoV2': (request, context) => ({ rateTable: ratesFor(context, request) }),

  'merchant/sendSms'({ mobile }, context) {
    const { world, now } = context
    const user = context.user()
    if (mobile !== undefined && mobile !== user.mobile) {
      throw new Refusal(RESULTS.badRequest, '验证码只能发送至您的注册手机号')
    }
    const state = context.slice(merchantSlice)
    const code = sendCode(world, now, state.code, SUBJECT, '')
    state.code = code
    user.codesSent += 1
    return {
      mobileMasked: maskMobile(user.mobile),
      resendSeconds: secondsToResend(code, now),
      transactionNo: code.transactionNo,
    }
  },

  'merchant/publish'(request, context) {
    refuseWhenLocked(customerOf(context))
    const terms = priceMerchantLoan(context, request)
    const { code } = context.slice(merchantSlice)
    if (code === null) throw new Refusal(RESULTS.codeExpired)
    // Not used up, like the signature of the cash loan: only the serialNumber distinguishes a repeat from a second
    // loan.
    checkCode(code, request.verifyCode, context.now)
    const { serialNumber, costConfirmation } = request
    const persona = context.persona()
    checkConfirmed(costConfirmation, persona, terms.quote, [ownPart(persona, terms.quote)])
    const loan = bookMerchantLoan(context, terms, { serialNumber, costConfirmation })
    return {
      listingId: loan.listingId,
      loanId: loan.loanId,
      serialNumber: loan.serialNumber,
      paymentDay: String(terms.repaymentDay),
    }
  },

  'merchant/getLoanTime'({ listingId }, context) {
    const loan = context.user().loans.find((each) => each.listingId === listingId)
    if (!loan) throw new Refusal(RESULTS.loanNotFound)
    return { predictEntryTime: arrivalText(context, loan) }
  },
} satisfies Handlers
