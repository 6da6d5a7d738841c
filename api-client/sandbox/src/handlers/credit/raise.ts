import { originOf, type Handlers } from '../../context.ts'
import { academicRecord } from '../../lender/credit/academic.ts'
import { AUTH, authorisationOf } from '../../lender/credit/authorisations.ts'
import { bindCreditCard, creditCardsOf } from '../../lender/credit/credit-cards.ts'
import { markOf } from '../../lender/credit/id-photos.ts'
import { completeRaise, countFailure, mayRaise, requireMayRaise } from '../../lender/credit/raise.ts'
import { pollRecording, startRecording } from '../../lender/credit/recording.ts'
import { keepFile, PICTURE_BYTES, requireFile } from '../../lender/files.ts'
import { SCREENSHOT_MARKS } from '../../magic/credit.ts'
import { Refusal, RESULTS } from '../../results.ts'

/** Proofs that raise the limit. */
export const raiseHandlers = {
  'credit/preValidator': ({ authId }, context) => mayRaise(originOf(context), authId),

  /** Status as of an assessment: 2 failed, 3 passed. */
  'credit/ocrScreenshotAuth'({ file, authId }, context) {
    const origin = originOf(context)
    if (!authorisationOf(authId)?.byScreenshot) throw new Refusal(RESULTS.authRefused, '暂不支持该认证')
    requireMayRaise(origin, authId)
    keepFile(context, file, { purpose: 'screenshot', kind: 'picture', maxBytes: PICTURE_BYTES })
    const mark = markOf(SCREENSHOT_MARKS, file.name)
    if (mark) {
      countFailure(origin, authId)
      return { status: 2, reason: mark.text }
    }
    completeRaise(origin, authId)
    return { status: 3, reason: null }
  },

  'credit/marriageCertificate'({ picture }, context) {
    const origin = originOf(context)
    requireMayRaise(origin, AUTH.marriage)
    const file = requireFile(context, picture, 'picture')
    const mark = markOf(SCREENSHOT_MARKS, file.name)
    if (mark) {
      countFailure(origin, AUTH.marriage)
      throw new Refusal(RESULTS.authRefused, mark.text)
    }
    completeRaise(origin, AUTH.marriage)
    return null
  },

  'credit/queryAcademicInfo': ({ onlineVerificationCode }, context) =>
    academicRecord(originOf(context), onlineVerificationCode),

  'credit/checkPushStream': (_, context) => startRecording(originOf(context)),

  'credit/queryPushStreamResult': (_, context) => pollRecording(originOf(context)),

  'credit/queryCreditCardList': (_, context) => creditCardsOf(originOf(context)),

  'credit/bindCreditCard'(request, context) {
    bindCreditCard(originOf(context), request)
    return null
  },
} satisfies Handlers
