import { PROOF_MISSING, RefusedLoan, usePublisherState } from '@koo/steps/publishing'
import { Gate } from '../model/publish/Gate.tsx'
import { useCashPublisher } from '../model/publish/publishing.ts'
import { ConfirmLoan, type ConfirmLoanProps } from './ConfirmLoan.tsx'

/** The confirm page of a product: settles an open application; then shows the lender's terms, has them signed, and publishes once. */
export function ConfirmPage(props: ConfirmLoanProps) {
  return (
    <Gate onAccepted={(loan) => void props.exit('done', loan)}>
      <Offer {...props} />
    </Gate>
  )
}

/** The terms, or the refusal of the last attempt. */
function Offer(props: ConfirmLoanProps) {
  const publisher = useCashPublisher()
  const { state } = usePublisherState(publisher)
  if (state.name !== 'refused') return <ConfirmLoan {...props} />
  return (
    <RefusedLoan
      message={state.message}
      {...(state.code === PROOF_MISSING && {
        onSupplement: async () => {
          publisher.dismiss()
          await props.exit('supplement')
        },
      })}
      onBack={async () => {
        publisher.dismiss()
        await props.exit('form')
      }}
      onAgain={publisher.dismiss}
    />
  )
}
