import type { Persona } from '@koo/flow/testing'
import type { koocard } from './flow.ts'

/** Ways through the application. */
export const personas = [
  { name: 'tells about life and work', lines: [{ at: 'information', say: 'done' }] },
] as const satisfies readonly Persona<keyof typeof koocard.pages>[]
