import type { StepPageProps } from '@koo/flow'
import { usePublisherState } from '@koo/steps/publishing'
import { Gate } from '../publish/Gate.tsx'
import { useCashPublisher } from '../publish/publishing.ts'
import { RefusedLoan } from '../publish/RefusedLoan.tsx'
import { ConfirmLoan } from './ConfirmLoan.tsx'
import { search, type ConfirmSearch } from './search.ts'
import type { ConfirmExit, step } from './step.ts'

export { search }

/** /cash/home/confirm: settles an open application; then shows the lender's terms, has them signed, and publishes once. */
export default function Confirm({ search: query, exit }: StepPageProps<typeof step, typeof search>) {
  return (
    <Gate onAccepted={(loan) => void exit('done', loan)}>
      <Offer search={query} exit={exit} />
    </Gate>
  )
}

/** The terms, or the refusal of the last attempt. */
function Offer({ search: query, exit }: { search: ConfirmSearch; exit: ConfirmExit }) {
  const publisher = useCashPublisher()
  const { state } = usePublisherState(publisher)
  if (state.name !== 'refused') return <ConfirmLoan search={query} exit={exit} />
  return (
    <RefusedLoan
      message={state.message}
      onBack={async () => {
        publisher.dismiss()
        await exit('form')
      }}
      onAgain={publisher.dismiss}
    />
  )
}
