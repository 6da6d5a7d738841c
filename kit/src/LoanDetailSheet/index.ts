export { LoanDetailSheet } from './LoanDetailSheet.tsx'
export type { LoanDetailSheetProps } from './LoanDetailSheet.tsx'
