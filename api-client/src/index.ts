export { GatewayError, isGatewayError, type FailureKind } from './errors.ts'
export { isText } from './guard.ts'
export type { Timers } from './limit.ts'
export {
  createGateway,
  type CallOptions,
  type CallSpec,
  type Gateway,
  type GatewayOptions,
} from './gateway.ts'
export { isRefused, type CommonRefusal, type RefusalOf, type Reply } from './reply.ts'
export { scrub, type FailureReport } from './report.ts'
export { errorText } from './texts.ts'
