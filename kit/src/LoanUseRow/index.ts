export { LoanUseRow } from './LoanUseRow.tsx'
export type { LoanUseRowProps } from './LoanUseRow.tsx'
