export { PeriodSelect } from './PeriodSelect.tsx'
export type { PeriodSelectProps } from './PeriodSelect.tsx'
