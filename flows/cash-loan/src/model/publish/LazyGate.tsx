import { lazyModule } from '@koo/kit/lazy'
import { LazyApplicationGate, loanRecord, type GateProps } from '@koo/steps/publishing/lazy'

const gate = lazyModule(() => import('./Gate.tsx'))

/** `Gate` for the loan page, whose code is loaded only when it is needed. */
export const LazyGate = (props: GateProps) => (
  <LazyApplicationGate recordKey={loanRecord.recordKey} gate={gate} {...props} />
)
