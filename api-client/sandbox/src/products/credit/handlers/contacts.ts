import { originOf, type Handlers } from '../../../engine/context.ts'
import { contactsOn, saveContacts } from '../../../ledger/limit/contacts.ts'
import { keepRecommendation, recommendationFor } from '../recommend.ts'

/** Handlers for emergency contacts and recommended contacts. */
export const contactHandlers = {
  'credit/queryUserContact': ({ contactType }, context) => contactsOn(originOf(context), contactType),

  'credit/saveUserContact': ({ contacts, contactType }, context) =>
    saveContacts(originOf(context), contacts, contactType),

  'credit/queryRecommendContactGray': ({ pageCode }, context) =>
    recommendationFor(originOf(context), pageCode),

  'credit/saveRecommendContact'(request, context) {
    keepRecommendation(originOf(context), request)
    return null
  },
} satisfies Handlers
