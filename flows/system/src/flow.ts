import { back, defineFlow, link, namesOf, page } from '@koo/flow'
import { frame } from '@koo/steps/frame'
import { agreement } from './agreement/step.ts'
import { agreementList } from './agreementList/step.ts'
import { loadFailed } from './loadFailed/step.ts'
import { loginCallback } from './loginCallback/step.ts'
import { enterCallback } from './loginCallback/enter.ts'
import { middleRedirect } from './middleRedirect/step.ts'
import { offline } from './offline/step.ts'

const pages = { middleRedirect, offline, loginCallback, agreement, agreementList, iframe: frame, loadFailed }
const home = link('home', { replace: true })

/** Pages of the system: ways in, agreements, no network, and what did not load. Its page names are whole paths. */
export const system = defineFlow({
  id: 'system',
  base: '/',
  start: 'offline',
  // Messages, partners and the pages of other products open any of them.
  entries: namesOf(pages),
  pages,
  exits: {
    middleRedirect: { home },
    offline: { retry: back, home },
    loginCallback: { signIn: page('loginCallback', { signIn: true, replace: true }), home },
    agreement: { back },
    agreementList: { agreement: page('agreement'), back },
    iframe: { back },
    loadFailed: { home },
  },
  keys: { offline: 'offline' },
  enter: enterCallback,
})
