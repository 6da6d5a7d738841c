import { merchantGetTobaccoLoanData } from '@koo/api-client/calls'
import type { TobaccoLoanData } from '@koo/api-client/types'
import { reviewPage, type ReviewSpec } from '@koo/steps/review'
import { reading } from './copy.ts'
import { useReport } from './report.ts'
import type { PartProps } from './step.ts'

type Spec<Part> = ReviewSpec<TobaccoLoanData, Part, PartProps>

/** Makes the page of one part of a tobacco shop's data; `what` it is, in words. */
export const tobaccoPart = <Part>({
  what,
  ...spec
}: Omit<Spec<Part>, 'read' | 'texts' | 'giveUp' | 'useShown'> & { what: string }) =>
  reviewPage<TobaccoLoanData, Part, PartProps>({
    read: merchantGetTobaccoLoanData,
    useShown: () => useReport('begun'),
    giveUp: ({ exit }) => exit('failed'),
    texts: reading(what),
    ...spec,
  })
