import { defineFlow, link, namesOf, page } from '@koo/flow'
import { withWindows } from '@koo/steps/windows'
import { pages } from './pages.ts'

const coupons = link('my-coupons')
const rows = { address: page('orderAddress'), coupons }
const won = { orderAddress: page('orderAddress'), coupons, wallet: link('wallet') }
const signedIn = page('campaign', { signIn: true, replace: true })

/** What the customer is invited to, and what comes of it. Messages and windows lead to it. */
export const activity = withWindows(
  defineFlow({
    id: 'activity',
    start: 'signIn',
    entries: namesOf(pages),
    pages,
    exits: {
      signIn: { draw: page('draw'), coupons, mine: link('mine') },
      campaign: { draw: page('draw'), use: link('loan'), coupons, home: link('home'), signIn: signedIn },
      draw: { ...won, prizes: page('prizes'), signIn: page('signIn') },
      prizes: rows,
      offerOrders: rows,
      orderAddress: { prizes: page('prizes', { reuse: true }) },
      survey: { home: link('home', { replace: true }) },
    },
    keys: { 'sign-in': 'signIn', prizes: 'prizes' },
  }),
  // Nothing opens over a card that turns, or over what is being filled in.
  { without: ['draw', 'orderAddress', 'survey'] },
)
