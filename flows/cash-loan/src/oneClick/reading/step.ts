import { carries, defineStep, type ExitOf } from '@koo/flow'
import type { FrameQuery } from '@koo/steps/frame'
import { titles } from '../../definitionCopy.ts'
import type { ResultQuery } from '../../model/queries/result.ts'
import type { ReadingQuery } from '../../model/queries/reading.ts'

// Size: two pages that list the agreements, follow what was read, and publish the loan

export interface ReadingOptions {
  /** What the lender asks for. */
  readonly kind: 'protocol' | 'verification'
}

/**
 * A page with the lenders' agreements that must be read before a one-click loan. Leads to the loan's result, to what the server
 * asks for next, or back to the loan that was refused.
 */
export const step = defineStep({
  title: titles.reading,
  exits: {
    done: carries<ResultQuery>(),
    protocol: carries<ReadingQuery>(),
    verification: carries<ReadingQuery>(),
    frame: carries<FrameQuery>(),
    again: carries<ResultQuery>(),
    lead: null,
    home: null,
    supplement: null,
  },
  consents: ['lend'],
})

const reading = (options: ReadingOptions) => step.page(() => import('./Reading.tsx'), options)

/** /result/droolsprotocolv2 */
export const protocolReading = reading({ kind: 'protocol' })
/** /result/droolsv2verification */
export const verificationReading = reading({ kind: 'verification' }).with({ title: titles.verification })

export type ReadingExit = ExitOf<typeof step>
