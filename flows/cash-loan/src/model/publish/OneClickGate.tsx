import { PublishingState } from '@koo/kit/PublishingState'
import { toast } from '@koo/kit/OverlayHost'
import { useOnOpen } from '@koo/page'
import { useAfter } from '@koo/page/time'
import { usePublisherState, type GateProps } from '@koo/steps/publishing'
import { LEAD_AFTER_REFUSAL_MS } from '../../constants.ts'
import { Gate } from './Gate.tsx'
import { isOneClick, useCashPublisher } from './publishing.ts'
import { refusedOneClickCopy as copy } from './copy.ts'

interface OneClickGateProps extends Omit<GateProps, 'onAgain'> {
  exit(name: 'lead'): Promise<void>
  /** Called when the customer goes on after an application of another kind that made no loan. */
  onOther?: () => unknown
}

// oneClick.10
/**
 * The gate of the pages on which a one-click loan is confirmed. One that was refused, or never arrived, leads to the
 * cash-lead page; one whose outcome is unknown is reconciled first, which the text of the specification forgets.
 */
export function OneClickGate({ exit, onOther, children, ...gate }: OneClickGateProps) {
  const publisher = useCashPublisher()
  const { state } = usePublisherState(publisher)
  const isOurs = isOneClick(state)
  const again = () => {
    if (!isOurs) return onOther?.()
    // One that was not found may be sent again from here, with the same number.
    return state.name === 'closed' ? exit('lead') : undefined
  }
  return (
    <Gate {...gate} onAgain={again}>
      {isOurs && state.name === 'refused' ? (
        <Refused
          message={state.message}
          onLeave={() => {
            publisher.dismiss()
            return exit('lead')
          }}
        />
      ) : (
        children
      )}
    </Gate>
  )
}

/** Shows why the loan was refused, and leaves for the cash-lead page after 2 s (oneClick.9). */
function Refused({ message, onLeave }: { message: string; onLeave: () => Promise<void> }) {
  useOnOpen(() => toast(message, { kind: 'fail', duration: LEAD_AFTER_REFUSAL_MS }))
  useAfter(LEAD_AFTER_REFUSAL_MS, onLeave)
  const { action, ...texts } = copy
  return <PublishingState state="notSubmitted" {...texts} action={action} onAction={onLeave} />
}
