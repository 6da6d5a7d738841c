import { customerOf, type Handlers } from '../../../engine/context.ts'
import { academicRecord } from '../academic.ts'
import { AUTH, authorisationOf } from '../../../ledger/limit/authorisations.ts'
import { bindCreditCard, creditCardsOf, sendCardCode } from '../creditCards.ts'
import { markOf } from '../../../people/credit/idPhotos.ts'
import { completeRaise, countFailure, mayRaise, requireMayRaise } from '../../../ledger/limit/raise.ts'
import { pollRecording, startRecording } from '../recording.ts'
import { secondsToResend } from '../../../engine/codes.ts'
import { maskMobile } from '../../../people/account/mobile.ts'
import { keepFile, PICTURE_BYTES, requireFile } from '../../../engine/files.ts'
import { SCREENSHOT_MARKS } from '../../../people/credit/magicFiles.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** Handlers for proofs that raise the limit. */
export const raiseHandlers = {
  'credit/preValidator': ({ authId }, context) => mayRaise(customerOf(context), authId),

  /** Status codes as of an assessment: 2 failed, 3 passed. */
  'credit/ocrScreenshotAuth'({ file, authId }, context) {
    const customer = customerOf(context)
    if (!authorisationOf(authId)?.byScreenshot) throw new Refusal(RESULTS.authRefused, '暂不支持该认证')
    requireMayRaise(customer, authId)
    keepFile(context, file, { purpose: 'screenshot', kind: 'picture', maxBytes: PICTURE_BYTES })
    const mark = markOf(SCREENSHOT_MARKS, file.name)
    if (mark) {
      countFailure(customer, authId)
      return { status: 2, reason: mark.text }
    }
    completeRaise(customer, authId)
    return { status: 3, reason: null }
  },

  'credit/marriageCertificate'({ picture }, context) {
    const customer = customerOf(context)
    requireMayRaise(customer, AUTH.marriage)
    const file = requireFile(context, picture, 'picture')
    const mark = markOf(SCREENSHOT_MARKS, file.name)
    if (mark) {
      countFailure(customer, AUTH.marriage)
      throw new Refusal(RESULTS.authRefused, mark.text)
    }
    completeRaise(customer, AUTH.marriage)
    return null
  },

  'credit/queryAcademicInfo': ({ onlineVerificationCode }, context) =>
    academicRecord(customerOf(context), onlineVerificationCode),

  'credit/checkPushStream': (_, context) => startRecording(customerOf(context)),

  'credit/queryPushStreamResult': (_, context) => pollRecording(customerOf(context)),

  'credit/queryCreditCardList': (_, context) => creditCardsOf(customerOf(context)),

  'credit/sendCreditCardCode'({ mobile }, context) {
    const code = sendCardCode(customerOf(context))
    return {
      mobileMasked: maskMobile(mobile),
      resendSeconds: secondsToResend(code, context.now),
      transactionNo: code.transactionNo,
    }
  },

  'credit/bindCreditCard'(request, context) {
    bindCreditCard(customerOf(context), request)
    return null
  },
} satisfies Handlers
