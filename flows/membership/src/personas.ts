import type { Persona } from '@koo/flow/testing'
import type { membership } from './flow.ts'

/** Customers who become members, upgrade, or look at what they have. */
export const personas = [
  {
    name: 'opens a membership that was paid already',
    lines: [
      { at: 'centre', exit: 'open' },
      { at: 'open', with: { orderNum: 'Y1' }, exit: 'paid' },
      { at: 'result', exit: 'centre' },
      { at: 'centre' },
    ],
  },
  {
    name: 'is a member, and upgrades',
    lines: [
      { at: 'centre', exit: 'upgrade' },
      { at: 'upgrade', with: { orderNum: 'Y1' }, exit: 'paid' },
      { at: 'result' },
    ],
  },
  {
    name: 'looks at the benefits, and wants more of them',
    lines: [
      { at: 'centre', exit: 'benefits' },
      { at: 'benefits', exit: 'upgrade' },
      { at: 'upgrade', exit: 'centre' },
      { at: 'centre', exit: 'renew' },
      { at: 'renew', exit: 'centre' },
      { at: 'centre' },
    ],
  },
  {
    name: 'is sent to the page that fits the membership',
    lines: [
      { at: 'benefits', exit: 'open' },
      { at: 'open', exit: 'upgrade' },
      { at: 'upgrade', exit: 'open' },
      { at: 'open' },
    ],
  },
] as const satisfies readonly Persona<keyof typeof membership.pages>[]
