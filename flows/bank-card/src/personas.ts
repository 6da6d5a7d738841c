import type { Persona } from '@koo/flow/testing'
import type { bankCard } from './flow.ts'

/** Customers of the bank-card flow. */
export const personas = [
  { name: 'looks at the cards', lines: [{ at: 'list' }] },
] as const satisfies readonly Persona<keyof typeof bankCard.pages>[]
