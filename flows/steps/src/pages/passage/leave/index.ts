export { leavePage } from './leavePage.tsx'
export { leftDraft } from './leftDraft.ts'
export type { LeaveCopy, LeaveSpec, Onward } from './spec.ts'
