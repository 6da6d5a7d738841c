import { currentTerms } from '../../../ledger/lending/signing.ts'
import { checkCode, secondsToResend, sendCode } from '../../../engine/codes.ts'
import { maskMobile } from '../../../people/account/mobile.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import { newId, type User } from '../../../engine/world.ts'
import type { Terms } from '../../../ledger/state/loan.ts'
import type { Handlers } from '../../../engine/context.ts'

/** Handlers for signing terms with a code. */
export const signHandlers = {
  'cash/applyAgreementSign'({ termsNo }, context) {
    const { world, now } = context
    const user = context.user()
    const terms = currentTerms(user, termsNo, now)
    const subject = subjectOf(terms)
    const running = user.sign
    // The page was left and opened again: the same loan under a new number keeps the code that was sent.
    if (
      running !== null &&
      running.subject === subject &&
      running.termsNo !== termsNo &&
      isUnused(running, now)
    ) {
      running.termsNo = termsNo
    } else {
      user.sign = sendCode(world, now, running, subject, termsNo)
      user.codesSent += 1
    }
    const code = user.sign ?? running
    if (code === null) throw new Refusal(RESULTS.codeExpired)
    return {
      transactionNo: code.transactionNo,
      mobileMasked: maskMobile(user.mobile),
      resendSeconds: secondsToResend(code, now),
    }
  },

  'cash/confirmAgreementSign'({ transactionNo, verifyCode }, context) {
    const { world, now } = context
    const code = context.user().sign
    if (code === null || code.transactionNo !== transactionNo) throw new Refusal(RESULTS.codeExpired)
    checkCode(code, verifyCode, now)
    code.signNo ??= newId(world, 'S')
    return { signNo: code.signNo }
  },
} satisfies Handlers

/** The subject of a signature: two terms with the same figures have the same subject. */
function subjectOf(terms: Terms): string {
  const { quote, userCardId, couponIds, loanUseCode, subLoanUseCode, firstRepaymentDay, isLead } = terms
  return [
    quote.amountCents,
    quote.period,
    quote.rates.irr,
    userCardId,
    couponIds.join('+'),
    loanUseCode,
    subLoanUseCode ?? '',
    firstRepaymentDay,
    isLead ? 'lead' : '',
  ].join('|')
}

/** A code that was sent less than a minute ago and is not confirmed yet. */
function isUnused(code: NonNullable<User['sign']>, now: number): boolean {
  return code.signNo === null && code.lockedUntil <= now && secondsToResend(code, now) > 0
}
