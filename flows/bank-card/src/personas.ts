import type { Persona } from '@koo/flow/testing'
import type { bankCard } from './flow.ts'

/** Customers of the bank-card flow. */
export const personas = [
  {
    name: 'unbinds a card',
    lines: [
      { at: 'list', with: { card: 'C1' }, exit: 'card' },
      { at: 'detail', exit: 'list' },
      { at: 'list' },
    ],
  },
  {
    name: 'adds a card, and borrows with it',
    lines: [
      { at: 'list', exit: 'add' },
      { at: 'add', exit: 'result' },
      { at: 'result', exit: 'loan' },
    ],
  },
] as const satisfies readonly Persona<keyof typeof bankCard.pages>[]
