export { PublishedLoan, type LoanCode, type PublishedLoanProps } from './PublishedLoan.tsx'
export type { LoanQuestion } from './question.ts'
