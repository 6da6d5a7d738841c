export { LoanButton } from './LoanButton.tsx'
export type { LoanButtonProps } from './LoanButton.tsx'
