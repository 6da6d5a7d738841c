import { back, link, page } from '@koo/flow'
import { contactDetail, contacts, contactsOverview } from '@koo/steps/contacts'
import { contactAddSuccess, contactResult } from '@koo/steps/outcome'
import { contactsCheck } from '@koo/steps/waiting'

const instead = { replace: true } as const
const result = page('contactResult', instead)

/** The emergency contacts of koocard's customers: for the application, on file, and those that raise the limit. */
export const contactPages = {
  contactadd: contacts({ use: 'own' }).with({ title: '添加联系人' }),
  contactadding: contactsCheck,
  contactaddsuccess: contactAddSuccess,
  contactResult,
  contact: contactsOverview,
  'contact/detail': contactDetail,
  'contact/fourfive': contacts({ use: 'raise', authId: '135' }).with({ title: '紧急联系人认证' }),
  'contact/addfourfive': contacts({ use: 'raise', recommend: false }).with({ title: '补充联系人' }),
}
export const contactExits = {
  contactadd: { done: page('contactadding', instead), blocked: result },
  contactadding: { passed: page('contactaddsuccess', instead), failed: result },
  contactaddsuccess: { loan: link('loan', instead) },
  contactResult: { leave: link('home', instead) },
  contact: { edit: page('contactadd'), row: page('contact/detail') },
  'contact/detail': { overview: page('contact', instead) },
  'contact/fourfive': { done: result, blocked: back },
  'contact/addfourfive': { done: result, blocked: back },
} as const
