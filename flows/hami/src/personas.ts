import type { Persona } from '@koo/flow/testing'
import type { hami } from './flow.ts'

/** Customers who see the offer. */
export const personas = [
  { name: 'lead-flow', lines: [{ at: 'lead', exit: 'start' }] },
] as const satisfies readonly Persona<keyof typeof hami.pages>[]
