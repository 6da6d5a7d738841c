export { dueDays } from './dueDays.ts'
export { readWhen } from './readWhen.ts'
