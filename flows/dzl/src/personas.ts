import { page } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import type { dzl } from './flow.ts'

/** Customers of the product. */
export const personas = [
  {
    name: 'dzl-start',
    server: page('protocol'),
    lines: [{ at: 'protocol', exit: 'signed', server: page('moreAuth') }, { at: 'moreAuth' }],
  },
] as const satisfies readonly Persona<keyof typeof dzl.pages>[]
