import type { StepPageProps } from '@koo/flow'
import { usePublisherState } from '@koo/steps/publishing'
import { OneClickGate } from '../oneClick/OneClickGate.tsx'
import { tellsKind } from '../publish/kinds.ts'
import { useCashPublisher } from '../publish/publishing.ts'
import { ResultLoan } from './ResultLoan.tsx'
import { search } from './search.ts'
import type { step } from './step.ts'

export { search }

/** /result/loan: an application with an unknown outcome, or a loan whose result was never seen, is shown before any other. */
export default function Result({ search: query, exit }: StepPageProps<typeof step, typeof search>) {
  const { state } = usePublisherState(useCashPublisher())
  const kind = state.name === 'accepted' ? state.application.kind : null
  return (
    <OneClickGate
      onAccepted={(loan) => void exit('found', loan)}
      onOther={() => exit('home')}
      // An address that does not tell the kind of its loan is opened again with it.
      shows={tellsKind(query, kind) ? query : {}}
      exit={exit}
    >
      <ResultLoan key={query.listingId} search={query} exit={exit} />
    </OneClickGate>
  )
}
