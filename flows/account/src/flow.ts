import { back, defineFlow, link, namesOf, page } from '@koo/flow'
import { keys, pages, to } from './pages.ts'

const instead = { replace: true } as const
/** Back from a page that is done never shows it again. */
const done = (name: 'settings' | 'address' | 'help' | 'privacy') => ({ done: page(name, { reuse: true }) })
const verify = link('koocard')

/** The customer's account: what is known of the customer, help, and what they may do about their data. */
export const account = defineFlow({
  id: 'account',
  start: 'settings',
  pages,
  // Messages, other products and the pages of a loan open any of them.
  entries: namesOf(pages),
  exits: {
    login: { home: link('loan', instead) },
    settings: {
      ...to('profile', 'changeMobile', 'wechatBind', 'address', 'privacy', 'cancel'),
      ...to('help', 'service', 'about'),
    },
    profile: { saved: back, ...to('changeMobile', 'address') },
    changeMobile: { ...done('settings'), verify, ...to('service') },
    wechatBind: done('settings'),
    address: { edit: page('addressEdit') },
    addressEdit: done('address'),
    help: { article: page('helpDetail'), ...to('service', 'feedback') },
    helpDetail: { list: page('help', { reuse: true }), ...to('service') },
    feedback: { ...done('help'), ...to('service') },
    complaint: { ...done('help'), ...to('service') },
    privacy: to('profile', 'export', 'cancel', 'service'),
    export: {
      ...done('privacy'),
      profile: page('profile', { query: { edit: 'email' } }),
      verify,
      ...to('service'),
    },
    cancel: { done: page('cancelResult', instead), bills: link('repayment-list'), ...to('service') },
    cancelResult: { again: page('cancel', instead), home: link('home', instead) },
    service: to('help', 'feedback', 'complaint'),
    about: to('service'),
  },
  keys,
})
