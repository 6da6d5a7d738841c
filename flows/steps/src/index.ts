export { dueDays } from './dueDays.ts'
export { readTime } from './readTime.ts'
