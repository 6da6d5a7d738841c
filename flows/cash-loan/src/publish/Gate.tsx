import { ApplicationGate, usePublisherState, type GateProps } from '@koo/steps/publishing'
import { IS_MIXED, LEAD_RESULT } from '../constants.ts'
import { cashPublishing, isLead, isMixed, useCashPublisher } from './publishing.ts'

/** Settles an open loan before the page is shown. The result page is told of a partner's or mixed loan (loan.6). */
export function Gate({ onAccepted, ...props }: GateProps) {
  const { state } = usePublisherState(useCashPublisher())
  const kind = isLead(state) ? { from: LEAD_RESULT } : isMixed(state) ? { isMixLoan: IS_MIXED } : {}
  return (
    <ApplicationGate
      publishing={cashPublishing}
      {...props}
      onAccepted={(loan) => onAccepted({ ...loan, ...kind })}
    />
  )
}
