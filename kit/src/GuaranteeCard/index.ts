export { GuaranteeCard } from './GuaranteeCard.tsx'
export type { GuaranteeCardProps } from './GuaranteeCard.tsx'
