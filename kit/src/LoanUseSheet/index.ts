export { LoanUseSheet } from './LoanUseSheet.tsx'
export type { LoanUse, LoanUseSheetProps, LoanUseValue } from './LoanUseSheet.tsx'
