export { MarketingCard } from './MarketingCard.tsx'
export type { MarketingCardProps } from './MarketingCard.tsx'
