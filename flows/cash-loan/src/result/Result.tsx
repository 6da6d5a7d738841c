import type { StepPageProps } from '@koo/flow'
import { Gate } from '../publish/Gate.tsx'
import { ResultLoan } from './ResultLoan.tsx'
import { search } from './search.ts'
import type { step } from './step.ts'

export { search }

/** /result/loan: an application with an unknown outcome, or a loan whose result was never seen, is shown before any other. */
export default function Result({ search: query, exit }: StepPageProps<typeof step, typeof search>) {
  return (
    <Gate onAccepted={(loan) => void exit('found', loan)} onAgain={() => exit('home')} shows={query}>
      <ResultLoan key={query.listingId} search={query} exit={exit} />
    </Gate>
  )
}
