export { ScheduleTable } from './ScheduleTable.tsx'
export type { PlanFact, PlanRow, ScheduleTableProps } from './ScheduleTable.tsx'
