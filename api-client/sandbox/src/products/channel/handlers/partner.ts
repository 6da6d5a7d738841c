import { customerOf, type Handlers } from '../../../engine/context.ts'
import { enterPartner, isSentToCard, partnerReturnUrl, tableOf } from '../partners.ts'
import { contactsOn, saveContacts } from '../../../ledger/limit/contacts.ts'
import { pollPreAssessment, startPreAssessment } from '../../../people/credit/preAssessment.ts'
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
    const customer = customerOf(context)
    // A customer whom a partner sent to open the card first counts as the card's customer in the card's flow.
    if (partner === 'koocard' && isSentToCard(customer)) enterPartner(customer, partner)
    return pageMeta(context, tableOf(customer))
  },
  'channel/queryUserInfo': (_, context) => userInfo(context, tableOf(customerOf(context))),

  'channel/idAuth': ({ realName, idNumber, encrypted }, context) =>
    provePerson({ realName, idNumber, encrypted }, context, tableOf(customerOf(context))),
  'channel/idNumberAuth': ({ realName, idNumber, encrypted }, context) =>
    provePerson({ realName, idNumber, encrypted }, context, tableOf(customerOf(context))),
  'channel/idCardAuth': (request, context) => provePhotos(request, context, tableOf(customerOf(context))),
  'channel/queryIdAuthInfo': (_, context) => idAuthInfo(context, tableOf(customerOf(context))),
  'channel/faceVerify': (request, context) => proveFace(request, context),

  'channel/queryChannelReturnUrl': (request, context) => ({
    returnUrl: partnerReturnUrl(context, request),
  }),

  'channel/loadContacts': (_, context) => contactsOn(customerOf(context)),
  'channel/fillContacts'({ contacts }, context) {
    requireIdentity(context)
    return saveContacts(customerOf(context), contacts)
  },

  'channel/assessAmount': (_, context) => startAssessing(context, tableOf(customerOf(context))),
  'channel/queryAssessAmountStatus': (_, context) => assessmentStatus(context),
  'channel/queryAmount': (_, context) => amounts(context),

  'channel/preAssessAmount'(_, context) {
    const { status, reason } = startPreAssessment(customerOf(context))
    return { status: status === 'none' ? 'ing' : status, reason }
  },
  'channel/queryPreAssessAmountStatus'(_, context) {
    const { status, reason } = pollPreAssessment(customerOf(context))
    if (status === 'none') throw new Refusal(RESULTS.stepMissing, '预评估尚未开始，请返回重新进入')
    return { status, reason }
  },
} satisfies Handlers
