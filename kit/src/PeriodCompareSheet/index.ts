export { PeriodCompareSheet } from './PeriodCompareSheet.tsx'
export type { ComparedOption, PeriodCompareSheetProps } from './PeriodCompareSheet.tsx'
