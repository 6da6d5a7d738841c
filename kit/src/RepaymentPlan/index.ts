export { RepaymentPlan } from './RepaymentPlan.tsx'
export type { RepaymentPlanProps } from './RepaymentPlan.tsx'
export type { PlanFact, PlanRow } from '../ScheduleTable/index.ts'
