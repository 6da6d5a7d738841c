import type { StepPageProps } from '@koo/flow'
import { OneClickGate } from '../oneClick/OneClickGate.tsx'
import { ResultLoan } from './ResultLoan.tsx'
import { search } from './search.ts'
import type { step } from './step.ts'

export { search }

/** /result/loan: an application with an unknown outcome, or a loan whose result was never seen, is shown before any other. */
export default function Result({ search: query, exit }: StepPageProps<typeof step, typeof search>) {
  return (
    <OneClickGate
      onAccepted={(loan) => void exit('found', loan)}
      onOther={() => exit('home')}
      shows={query}
      exit={exit}
    >
      <ResultLoan key={query.listingId} search={query} exit={exit} />
    </OneClickGate>
  )
}
