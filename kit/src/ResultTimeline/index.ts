export { ResultTimeline, auditStatuses } from './ResultTimeline.tsx'
export type { AuditStatus, ResultTimelineProps } from './ResultTimeline.tsx'
