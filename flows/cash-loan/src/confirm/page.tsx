import type { StepPageProps } from '@koo/flow'
import { PublishingState } from '@koo/kit/PublishingState'
import { useCallback } from 'react'
import type { MadeLoan } from '../publish/machine.ts'
import { usePublisher, usePublishSnapshot } from '../publish/publisherOf.ts'
import { Settled } from '../publish/Settled.tsx'
import { ConfirmLoan } from './ConfirmLoan.tsx'
import { copy } from './copy.ts'
import type { confirmExits, ConfirmExit } from './exits.ts'
import { search, type ConfirmSearch } from './search.ts'

export { search }

/** /cash/home/confirm: whatever is open is settled first; then the lender's terms are read, signed and published once. */
export default function ConfirmPage({
  search: query,
  exit,
}: StepPageProps<typeof search, (typeof confirmExits)[number]>) {
  const onAccepted = useCallback(
    ({ listingId }: MadeLoan, serialNumber: string) => void exit('done', { listingId, serialNumber }),
    [exit],
  )
  return (
    <Settled onAccepted={onAccepted}>
      <Offer search={query} exit={exit} />
    </Settled>
  )
}

/** The terms, or what the lender said to the last attempt. */
function Offer({ search: query, exit }: { search: ConfirmSearch; exit: ConfirmExit }) {
  const publisher = usePublisher()
  const { state } = usePublishSnapshot(publisher)
  if (state.name !== 'refused') return <ConfirmLoan search={query} exit={exit} />
  return (
    <PublishingState
      state="notSubmitted"
      title={copy.refused.title}
      text={state.message}
      money={copy.refused.money}
      action={copy.refused.back}
      onAction={async () => {
        publisher.dismiss()
        await exit('form')
      }}
      secondary={copy.refused.again}
      onSecondary={publisher.dismiss}
    />
  )
}
