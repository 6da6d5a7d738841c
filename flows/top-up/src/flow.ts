import { defineFlow, namesOf, page } from '@koo/flow'
import { withWindows } from '@koo/steps/windows'
import { pages } from './pages.ts'

const toOrders = page('orders', { reuse: true })
/** The result takes the place of the page that was paid from: back from it does not pay once more. */
const shop = { paid: page('result', { replace: true }), orders: page('orders') }

/** Top-ups of phones, video services and QQ: what is bought, how it was paid, and the orders of the customer. */
export const topUp = withWindows(
  defineFlow({
    id: 'topUp',
    start: 'phone',
    // The home page, benefits of members, messages and the cashier open any of them.
    entries: namesOf(pages),
    pages,
    exits: {
      phone: { ...shop, video: page('video'), qq: page('qq') },
      video: { ...shop, phone: page('phone', { reuse: true }), qq: page('qq') },
      qq: { ...shop, phone: page('phone', { reuse: true }), video: page('video') },
      result: { orders: toOrders, detail: page('orderDetail') },
      orders: { detail: page('orderDetail'), shop: page('phone') },
      orderDetail: { orders: toOrders, shop: page('phone') },
    },
    keys: { 'top-up': 'phone', 'top-up-orders': 'orders' },
  }),
  // Nothing opens over a payment.
  { without: ['phone', 'video', 'qq', 'result', 'orderDetail'] },
)
