export { UrgentApply, urgentStates } from './UrgentApply.tsx'
export type { UrgentApplyProps } from './UrgentApply.tsx'
