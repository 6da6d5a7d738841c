import type { Persona } from '@koo/flow/testing'
import type { system } from './flow.ts'

/** Customers of the pages of the system. */
export const personas = [
  {
    name: 'reads the agreement of a partner, and goes back to the list',
    lines: [
      { at: 'agreementList', with: { key: 'credit', part: '1' }, exit: 'agreement' },
      { at: 'agreement', exit: 'back' },
      { at: 'agreementList' },
    ],
  },
  {
    name: 'follows a link that leads nowhere, and goes home',
    lines: [{ at: 'middleRedirect', exit: 'home' }],
  },
  { name: 'has no network, and goes home', lines: [{ at: 'offline', exit: 'home' }] },
  { name: 'opens a page that does not load, and goes home', lines: [{ at: 'loadFailed', exit: 'home' }] },
] as const satisfies readonly Persona<keyof typeof system.pages>[]
