export { AssessStatus, assessStatuses } from './AssessStatus.tsx'
export type { AssessFact, AssessStatusProps } from './AssessStatus.tsx'
