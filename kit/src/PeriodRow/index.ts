export { PeriodRow } from './PeriodRow.tsx'
export type { PeriodRowProps } from './PeriodRow.tsx'
export type { PaymentProps, PeriodOption } from '../PeriodCard/index.ts'
