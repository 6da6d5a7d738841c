import type { Persona } from '@koo/flow/testing'
import type { coupon } from './flow.ts'

/** Customers of the coupon flow. */
export const personas = [
  { name: 'uses a coupon', lines: [{ at: 'mine', exit: 'use' }] },
  {
    name: 'reads the rules of a coupon, and goes back to the others',
    lines: [
      { at: 'mine', with: { coupon: 'C1' }, exit: 'detail' },
      { at: 'detail', exit: 'list' },
      { at: 'mine' },
    ],
  },
  {
    name: 'receives a coupon, and looks at what is there',
    lines: [
      { at: 'centre', with: { coupon: 'A1' }, exit: 'signIn' },
      { at: 'centre', exit: 'mine' },
      { at: 'mine' },
    ],
  },
] as const satisfies readonly Persona<keyof typeof coupon.pages>[]
