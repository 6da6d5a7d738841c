import { ApplicationGate, type GateProps } from '@koo/steps/publishing'
import { cashPublishing } from './publishing.ts'

/** Settles an open cash loan before the page is shown. */
export const Gate = (props: GateProps) => <ApplicationGate publishing={cashPublishing} {...props} />
