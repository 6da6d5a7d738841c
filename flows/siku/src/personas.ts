import { page } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import { partnerWays } from '@koo/steps/partner/ways'
import type { siku } from './flow.ts'

/** Customers of the partner, and their ways through the flow. */
export const personas = [
  ...partnerWays('siku', ['idauth', 'idcarduploading', 'video', 'contactff', 'information']),
  // The page that asks for the number alone is on no other way.
  {
    name: 'siku-one-step',
    server: page('idnumberauth'),
    lines: [{ at: 'idnumberauth', exit: 'done', server: page('idcarduploading') }, { at: 'idcarduploading' }],
  },
] as const satisfies readonly Persona<keyof typeof siku.pages>[]
