export { LoanTerms } from './LoanTerms.tsx'
export { LenderName } from './LenderName.tsx'
export type { LenderNameProps } from './LenderName.tsx'
export type { LoanTermsProps } from './LoanTerms.tsx'
