import { customerOf, type Handlers } from '../../../engine/context.ts'
import { contactsOn, saveContacts } from '../../../ledger/limit/contacts.ts'
import { keepRecommendation, recommendationFor } from '../recommend.ts'

/** Handlers for emergency contacts and recommended contacts. */
export const contactHandlers = {
  'credit/queryUserContact': ({ contactType }, context) => contactsOn(customerOf(context), contactType),

  'credit/saveUserContact': ({ contacts, contactType }, context) =>
    saveContacts(customerOf(context), contacts, contactType),

  'credit/queryRecommendContactGray': ({ pageCode }, context) =>
    recommendationFor(customerOf(context), pageCode),

  'credit/saveRecommendContact'(request, context) {
    keepRecommendation(customerOf(context), request)
    return null
  },
} satisfies Handlers
