export { ResultTimeline } from './ResultTimeline.tsx'
export { auditStatuses } from './variants.ts'
export type { AuditStatus, ResultTimelineProps } from './ResultTimeline.tsx'
