export { LoanTerms } from './LoanTerms.tsx'
export type { LoanTermsProps } from './LoanTerms.tsx'
