import type { Persona } from '@koo/flow/testing'
import type { message } from './flow.ts'

/** Customers who read a message, or have none. */
export const personas = [
  {
    name: 'reads a message of one type',
    lines: [
      { at: 'list', with: { type: 'activity' }, exit: 'type' },
      { at: 'type', with: { id: 'S0' }, exit: 'detail' },
      { at: 'detail' },
    ],
  },
  {
    name: 'has no messages',
    lines: [{ at: 'list', exit: 'home' }],
  },
  {
    name: 'has none of one type, and looks at the others',
    lines: [
      { at: 'list', with: { type: 'order' }, exit: 'type' },
      { at: 'type', exit: 'list' },
      { at: 'list' },
    ],
  },
  {
    name: 'is led to a message that is gone',
    lines: [{ at: 'detail', exit: 'list' }, { at: 'list' }],
  },
] as const satisfies readonly Persona<keyof typeof message.pages>[]
