import type { Persona } from '@koo/flow/testing'
import type { coupon } from './flow.ts'

/** Customers of the coupon flow. */
export const personas = [
  { name: 'uses a coupon', lines: [{ at: 'mine', exit: 'use' }] },
] as const satisfies readonly Persona<keyof typeof coupon.pages>[]
