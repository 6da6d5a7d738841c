import type { Persona } from '@koo/flow/testing'
import type { topUp } from './flow.ts'

/** Customers who top something up, and look at what became of it. */
export const personas = [
  {
    name: 'tops up a phone that was paid already',
    lines: [
      { at: 'phone', with: { orderNum: 'Y1' }, exit: 'paid' },
      { at: 'result', with: { orderNum: 'Y1' }, exit: 'detail' },
      { at: 'orderDetail', exit: 'orders' },
      { at: 'orders', exit: 'shop' },
      { at: 'phone' },
    ],
  },
  {
    name: 'looks for a video service, and goes back from QQ to the phone',
    lines: [
      { at: 'phone', exit: 'video' },
      { at: 'video', exit: 'qq' },
      { at: 'qq', exit: 'phone' },
      { at: 'phone' },
    ],
  },
  {
    name: 'reads an order, and buys once more',
    lines: [
      { at: 'orders', with: { orderNum: 'Y1' }, exit: 'detail' },
      { at: 'orderDetail', exit: 'shop' },
      { at: 'phone' },
    ],
  },
  {
    name: 'pays, and sees the orders',
    lines: [
      { at: 'phone', with: { orderNum: 'Y1' }, exit: 'paid' },
      { at: 'result', exit: 'orders' },
      { at: 'orders' },
    ],
  },
] as const satisfies readonly Persona<keyof typeof topUp.pages>[]
