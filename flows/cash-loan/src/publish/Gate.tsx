import { ApplicationGate, usePublisherState, type GateProps } from '@koo/steps/publishing'
import { LEAD_RESULT } from '../constants.ts'
import { cashPublishing, isLead, useCashPublisher } from './publishing.ts'

/** Settles an open loan before the page is shown. The result page is told when the loan is the partner's (loan.6). */
export function Gate({ onAccepted, ...props }: GateProps) {
  const { state } = usePublisherState(useCashPublisher())
  const from = isLead(state) ? { from: LEAD_RESULT } : {}
  return (
    <ApplicationGate
      publishing={cashPublishing}
      {...props}
      onAccepted={(loan) => onAccepted({ ...loan, ...from })}
    />
  )
}
