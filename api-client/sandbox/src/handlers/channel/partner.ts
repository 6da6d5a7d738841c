import { originOf, type Handlers } from '../../context.ts'
import { tableOf } from '../../lender/channel/partners.ts'
import { contactsOn, saveContacts } from '../../lender/credit/contacts.ts'
import { pollPreAssessment, startPreAssessment } from '../../lender/credit/pre-assessment.ts'
import { Refusal, RESULTS } from '../../results.ts'
import {
  amounts,
  assessmentStatus,
  idAuthInfo,
  pageMeta,
  proveFace,
  provePerson,
  provePhotos,
  requireIdentity,
  startAssessing,
  userInfo,
} from './application.ts'

/** The application of a customer a partner sent; the order of steps is the partner's. */
export const partnerHandlers = {
  'channel/getPageMeta': (_, context) => pageMeta(context, tableOf(originOf(context))),
  'channel/queryUserInfo': (_, context) => userInfo(context, tableOf(originOf(context))),

  'channel/idAuth': ({ realName, idNumber, encrypted }, context) =>
    provePerson({ realName, idNumber, encrypted }, context, tableOf(originOf(context))),
  'channel/idNumberAuth': ({ realName, idNumber, encrypted }, context) =>
    provePerson({ realName, idNumber, encrypted }, context, tableOf(originOf(context))),
  'channel/idCardAuth': (request, context) => provePhotos(request, context, tableOf(originOf(context))),
  'channel/queryIdAuthInfo': (_, context) => idAuthInfo(context, tableOf(originOf(context))),
  'channel/faceVerify': (request, context) => proveFace(request, context),

  'channel/loadContacts': (_, context) => contactsOn(originOf(context)),
  'channel/fillContacts'({ contacts }, context) {
    requireIdentity(context)
    return saveContacts(originOf(context), contacts)
  },

  'channel/assessAmount': (_, context) => startAssessing(context, tableOf(originOf(context))),
  'channel/queryAssessAmountStatus': (_, context) => assessmentStatus(context),
  'channel/queryAmount': (_, context) => amounts(context),

  'channel/preAssessAmount'(_, context) {
    const { status, reason } = startPreAssessment(originOf(context))
    return { status: status === 'none' ? 'ing' : status, reason }
  },
  'channel/queryPreAssessAmountStatus'(_, context) {
    const { status, reason } = pollPreAssessment(originOf(context))
    if (status === 'none') throw new Refusal(RESULTS.stepMissing, '预评估尚未开始，请返回重新进入')
    return { status, reason }
  },
} satisfies Handlers
