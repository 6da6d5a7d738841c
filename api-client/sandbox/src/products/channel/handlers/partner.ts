import { originOf, type Handlers } from '../../../engine/context.ts'
import { enterPartner, isSentToCard, partnerReturnUrl, tableOf } from '../partners.ts'
import { contactsOn, saveContacts } from '../../../ledger/limit/contacts.ts'
import { pollPreAssessment, startPreAssessment } from '../../../people/credit/pre-assessment.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
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

/** Handlers of the application of a partner's customer; the partner defines the order of steps. */
export const partnerHandlers = {
  'channel/getPageMeta'({ partner }, context) {
    const origin = originOf(context)
    // A customer whom a partner sent to open the card first counts as the card's customer in the card's flow.
    if (partner === 'koocard' && isSentToCard(origin)) enterPartner(origin, partner)
    return pageMeta(context, tableOf(origin))
  },
  'channel/queryUserInfo': (_, context) => userInfo(context, tableOf(originOf(context))),

  'channel/idAuth': ({ realName, idNumber, encrypted }, context) =>
    provePerson({ realName, idNumber, encrypted }, context, tableOf(originOf(context))),
  'channel/idNumberAuth': ({ realName, idNumber, encrypted }, context) =>
    provePerson({ realName, idNumber, encrypted }, context, tableOf(originOf(context))),
  'channel/idCardAuth': (request, context) => provePhotos(request, context, tableOf(originOf(context))),
  'channel/queryIdAuthInfo': (_, context) => idAuthInfo(context, tableOf(originOf(context))),
  'channel/faceVerify': (request, context) => proveFace(request, context),

  'channel/queryChannelReturnUrl': (request, context) => ({
    returnUrl: partnerReturnUrl(context, request),
  }),

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
