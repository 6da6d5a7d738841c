export { AssessStatus } from './AssessStatus.tsx'
export { assessStatuses } from './variants.ts'
export type { AssessFact, AssessStatusProps } from './AssessStatus.tsx'
