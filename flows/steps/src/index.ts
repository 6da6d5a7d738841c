export { isLocalCard, showsBankLogos } from './cards.ts'
export { dueDays } from './dueDays.ts'
export { readTime } from './readTime.ts'
