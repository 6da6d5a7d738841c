export { RepaymentPlan } from './RepaymentPlan.tsx'
export type { RepaymentPlanProps } from './RepaymentPlan.tsx'
export type { PlanRow } from '../ScheduleTable/index.ts'
