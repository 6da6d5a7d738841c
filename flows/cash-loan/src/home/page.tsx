import type { StepPageProps } from '@koo/flow'
import { useCallback } from 'react'
import type { MadeLoan } from '../publish/machine.ts'
import { OpenGate } from '../publish/OpenGate.tsx'
import type { homeExits } from './exits.ts'
import { LoanHome } from './LoanHome.tsx'
import { search } from './search.ts'

export { search }

/** /cash/home: a loan that was left open is settled first; then there is something to borrow. */
export default function HomePage({
  search: query,
  exit,
}: StepPageProps<typeof search, (typeof homeExits)[number]>) {
  const onAccepted = useCallback(
    ({ listingId }: MadeLoan, serialNumber: string) => void exit('found', { listingId, serialNumber }),
    [exit],
  )
  return (
    <OpenGate onAccepted={onAccepted}>
      <LoanHome search={query} exit={exit} />
    </OpenGate>
  )
}
