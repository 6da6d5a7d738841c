import type { Persona } from '@koo/flow/testing'
import type { home } from './flow.ts'

/** Customers of the tabs. */
export const personas = [
  {
    name: 'looks at each tab',
    lines: [
      { at: 'home', exit: 'wallet' },
      { at: 'wallet', exit: 'mine' },
      { at: 'mine', exit: 'home' },
      { at: 'home' },
    ],
  },
  { name: 'has unread messages', lines: [{ at: 'mine', exit: 'messages' }] },
  { name: 'looks at the bills', lines: [{ at: 'wallet', exit: 'bills' }] },
  {
    name: 'wants a coupon, and signs in for it',
    lines: [{ at: 'home', with: { coupon: 'centre-raise' }, exit: 'signIn' }, { at: 'home' }],
  },
] as const satisfies readonly Persona<keyof typeof home.pages>[]
