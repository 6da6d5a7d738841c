import { defineStep } from '@koo/flow'

// Size: the order, several ways to pay it, and a payment that is never sent twice

// gap N1
/**
 * Paying the order of a partner by limit, card, or both. Each exit tells the partner how it ended: `paid` SUCCESS,
 * `failed` CONFIRM_PAY_FAILURE, `processing` PAY_ING, `left` QUIT.
 */
export const step = defineStep({
  title: '收银台',
  exits: { paid: null, failed: null, processing: null, left: null },
  consents: ['lend'],
})

export const checkout = step.page(() => import('./Checkout.tsx'))

export type CheckoutStep = typeof step
