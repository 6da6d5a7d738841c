export { PeriodCard, PeriodCardSkeleton } from './PeriodCard.tsx'
export type { PeriodCardProps, PeriodOption, PaymentProps } from './PeriodCard.tsx'
