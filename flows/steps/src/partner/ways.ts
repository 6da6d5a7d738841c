import { page, partner } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import type { partnerPages } from './index.ts'

type PartnerPage = keyof ReturnType<typeof partnerPages>
/** Pages on which a customer proves something, by which the orders of the partners differ. */
export type ProofPage = 'idauth' | 'idnumberauth' | 'idcarduploading' | 'video' | 'contactff' | 'information'

/**
 * The customers of a partner, under the names that the sandbox has for them, and their ways through its channel: from the first
 * step to a granted limit by this order of pages, a refusal, and what goes wrong on the way.
 */
export function partnerWays(code: string, order: readonly ProofPage[]): readonly Persona<PartnerPage>[] {
  const proofs = order.flatMap((at, place): Persona<PartnerPage>['lines'] => {
    const next = { exit: 'done', server: page(order[place + 1] ?? 'result') }
    return at === 'video'
      ? [
          { at, exit: 'passed' },
          { at: 'videosuccess', ...next },
        ]
      : [{ at, ...next }]
  })
  return [
    {
      name: `${code}-start`,
      server: page('loginsuccess'),
      lines: [
        { at: 'loginsuccess', exit: 'done', server: page(order[0] ?? 'result') },
        ...proofs,
        { at: 'result', exit: 'started' },
        { at: 'checking', exit: 'passed', server: page('checkedsuccess') },
        { at: 'checkedsuccess', exit: 'done', ends: partner('ASSESS_AMOUNT_SUCCESS') },
      ],
    },
    {
      name: `${code}-failed`,
      server: page('checkedfail'),
      lines: [{ at: 'checkedfail', exit: 'leave', ends: partner('ASSESS_AMOUNT_FAILURE') }],
    },
    {
      name: 'partner-face-fails',
      server: page('video'),
      lines: [
        { at: 'video', exit: 'failed' },
        { at: 'videofail', exit: 'again' },
        { at: 'video', exit: 'passed' },
        { at: 'videosuccess' },
      ],
    },
    {
      name: 'partner-refused',
      server: page('loginsuccess'),
      lines: [{ at: 'loginsuccess', exit: 'failed' }, { at: 'loginfail' }],
    },
    { name: `${code}-passed`, server: page('checkedsuccess'), lines: [{ at: 'checkedsuccess' }] },
  ]
}
