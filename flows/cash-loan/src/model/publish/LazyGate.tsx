import { lazyModule } from '@koo/kit/lazy'
import { LazyApplicationGate, type GateProps } from '@koo/steps/publishing/lazy'
import { PUBLISH_RECORD_KEY } from '../../constants.ts'

const gate = lazyModule(() => import('./Gate.tsx'))

/** `Gate` for the loan page, whose code is loaded only when it is needed. */
export const LazyGate = (props: GateProps) => (
  <LazyApplicationGate recordKey={PUBLISH_RECORD_KEY} gate={gate} {...props} />
)
