import { ApplicationGate, type GateProps } from '@koo/steps/publishing'
import { resultOf } from './kinds.ts'
import { cashPublishing } from './publishing.ts'

/** Settles an open loan of any kind before the page is shown. Its result page is told what it is. */
export const Gate = ({ onAccepted, ...props }: GateProps) => (
  <ApplicationGate
    publishing={cashPublishing}
    {...props}
    onAccepted={(loan, kind) => onAccepted(resultOf(loan, kind), kind)}
  />
)
