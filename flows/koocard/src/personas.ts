import type { Persona } from '@koo/flow/testing'
import type { koocard } from './flow.ts'

/** Customers of the credit application. */
export const personas = [
  { name: 'fills in life and work', lines: [{ at: 'information', exit: 'done' }] },
] as const satisfies readonly Persona<keyof typeof koocard.pages>[]
