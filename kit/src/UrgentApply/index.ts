export { UrgentApply } from './UrgentApply.tsx'
export { urgentStates } from './variants.ts'
export type { UrgentApplyProps } from './UrgentApply.tsx'
