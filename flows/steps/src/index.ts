export { isLocalCard, showsBankLogos } from './blocks/cards.ts'
export { dueDays } from './blocks/dueDays.ts'
export { readTime } from './blocks/readTime.ts'
