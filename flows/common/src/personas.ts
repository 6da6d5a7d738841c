import type { Persona } from '@koo/flow/testing'
import type { common } from './flow.ts'

/** Customers who need a face check, or who pay an order. */
export const personas = [
  { name: 'face-fails', lines: [{ at: 'video', exit: 'failed' }] },
  { name: 'face-over-limit', lines: [{ at: 'video', exit: 'noneLeft' }, { at: 'overlimit' }] },
  { name: 'siku-after', lines: [{ at: 'pay', exit: 'paid' }] },
] as const satisfies readonly Persona<keyof typeof common.pages>[]
