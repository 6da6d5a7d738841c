import type { StepPageProps } from '@koo/flow'
import { usePublisherState } from '@koo/steps/publishing'
import { OneClickGate } from '../model/publish/OneClickGate.tsx'
import { tellsKind } from '../model/publish/kinds.ts'
import { useCashPublisher } from '../model/publish/publishing.ts'
import { ResultLoan } from './ResultLoan.tsx'
import { search as resultSearch } from '../model/queries/result.ts'
import type { ResultOptions, step } from './step.ts'

export const search = resultSearch

type ResultProps = StepPageProps<typeof step, typeof search, ResultOptions>

/** /result/loan: an application with an unknown outcome, or a loan whose result was never seen, is shown before any other. */
export default function Result({ search: query, exit, options }: ResultProps) {
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
      <ResultLoan key={query.listingId} search={query} exit={exit} {...options} />
    </OneClickGate>
  )
}
