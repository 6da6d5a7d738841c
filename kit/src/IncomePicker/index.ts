export { IncomePicker } from './IncomePicker.tsx'
export type { IncomePickerProps } from './IncomePicker.tsx'
export type { IncomeRange } from './IncomeOption.tsx'
