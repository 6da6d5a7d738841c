export { LoanAmountCard } from './LoanAmountCard.tsx'
export type { LoanAmountCardProps, LoanFact } from './LoanAmountCard.tsx'
