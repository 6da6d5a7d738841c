import type { Persona } from '@koo/flow/testing'
import type { coupon } from './flow.ts'

/** Ways through the coupons. */
export const personas = [
  { name: 'uses a coupon', lines: [{ at: 'mine', say: 'use' }] },
] as const satisfies readonly Persona<keyof typeof coupon.pages>[]
