export {
  ApplicationGate,
  type ApplicationGateProps,
  type GateProps,
  type LoanResultQuery,
} from './ApplicationGate.tsx'
export type { PublishingCopy } from './copy.ts'
export { definePublishing, type Publishing, type PublishingOptions } from './definePublishing.ts'
export { isId, type LoanIds, type SomeLoanIds } from './loanIds.ts'
export { loanRecord } from './loanRecord.ts'
export type { Application, PublishState } from './machine.ts'
export { PROOF_MISSING } from './proofMissing.ts'
export type { Publisher, PublisherState, SendResult } from './publisherTypes.ts'
export { isBusy, type PublishEnd, type PublishStatus } from './publishStatus.ts'
export { RefusedLoan, type RefusedLoanProps } from './RefusedLoan.tsx'
export {
  openApplications,
  reconcileBySerial,
  type OpenApplications,
  type ReconcileContext,
  type SerialStatus,
} from './reply.ts'
export {
  usePublish,
  type BeforePublish,
  type Publish,
  type PublishInput,
  type PublishKey,
  type PublishSigning,
} from './usePublish.ts'
export { usePublisher, usePublisherState } from './usePublisher.ts'
