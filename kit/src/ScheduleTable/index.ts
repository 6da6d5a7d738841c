export { ScheduleTable } from './ScheduleTable.tsx'
export type { PlanRow, ScheduleTableProps } from './ScheduleTable.tsx'
