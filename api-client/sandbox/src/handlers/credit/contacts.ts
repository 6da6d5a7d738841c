import { originOf, type Handlers } from '../../context.ts'
import { contactsOn, saveContacts } from '../../lender/credit/contacts.ts'
import { keepRecommendation, recommendationFor } from '../../lender/credit/recommend.ts'

/** Emergency contacts, and those that are recommended. */
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
