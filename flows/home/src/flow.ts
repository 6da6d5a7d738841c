import { defineFlow, link, namesOf, page } from '@koo/flow'
import { withWindows } from '@koo/steps/windows'
import { home as homeStep } from './home/step.ts'
import { mine } from './mine/step.ts'
import { wallet } from './wallet/step.ts'

const pages = { home: homeStep, wallet, mine }
/** From tab to tab: back leads to where the customer was before the tabs. */
const tab = {
  home: page('home', { replace: true }),
  wallet: page('wallet', { replace: true }),
  mine: page('mine', { replace: true }),
}
/** Visitors sign in, and come back to the page. */
const signIn = { signIn: true, replace: true } as const

/** The pages of the tabs: home, the wallet with the limit, and what is the customer's own. */
export const home = withWindows(
  defineFlow({
    id: 'home',
    base: '/',
    start: 'home',
    entries: namesOf(pages),
    pages,
    exits: {
      home: { ...tab, signIn: page('home', signIn), enter: page('wallet', { signIn: true }) },
      wallet: {
        ...tab,
        signIn: page('wallet', signIn),
        bills: link('repayment-list'),
        coupons: link('my-coupons'),
        raise: link('raise-limit-home'),
        member: link('vip-centre'),
        topUp: link('top-up'),
      },
      mine: {
        ...tab,
        signIn: page('mine', signIn),
        bills: link('repayment-list'),
        coupons: link('my-coupons'),
        messages: link('messages'),
        member: link('vip-centre'),
        orders: link('top-up-orders'),
        cards: link('bank-cards'),
        profile: link('personal-data'),
        address: link('address'),
        help: link('help-centre'),
        service: link('customer-service'),
        settings: link('settings'),
      },
    },
    keys: { home: 'home', wallet: 'wallet', mine: 'mine' },
  }),
  { home: 'home' },
)
