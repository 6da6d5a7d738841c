import type { StepPageProps } from '@koo/flow'
import { PublishingState } from '@koo/kit/PublishingState'
import { usePublisherState } from '@koo/steps/publishing'
import { Gate } from '../publish/Gate.tsx'
import { useCashPublisher } from '../publish/publishing.ts'
import { ConfirmLoan } from './ConfirmLoan.tsx'
import { copy } from './copy.ts'
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
    <PublishingState
      state="notSubmitted"
      title={copy.refused.title}
      text={state.message}
      money={copy.refused.money}
      action={copy.back}
      onAction={async () => {
        publisher.dismiss()
        await exit('form')
      }}
      secondary={copy.refused.again}
      onSecondary={publisher.dismiss}
    />
  )
}
