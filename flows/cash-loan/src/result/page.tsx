import type { StepPageProps } from '@koo/flow'
import { useCallback } from 'react'
import type { MadeLoan } from '../publish/machine.ts'
import { Settled } from '../publish/Settled.tsx'
import type { resultExits } from './exits.ts'
import { ResultLoan } from './ResultLoan.tsx'
import { search } from './search.ts'

export { search }

/** /result/loan: an application of unknown outcome, or a loan whose result was never seen, comes before any other. */
export default function ResultPage({
  search: query,
  exit,
}: StepPageProps<typeof search, (typeof resultExits)[number]>) {
  const onAccepted = useCallback(
    ({ listingId }: MadeLoan, serialNumber: string) => void exit('found', { listingId, serialNumber }),
    [exit],
  )
  return (
    <Settled onAccepted={onAccepted} shows={query.listingId}>
      <ResultLoan key={query.listingId} search={query} exit={exit} />
    </Settled>
  )
}
