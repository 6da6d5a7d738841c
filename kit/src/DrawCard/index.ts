export { DrawCard } from './DrawCard.tsx'
export type { DrawCardProps, DrawPrize } from './DrawCard.tsx'
