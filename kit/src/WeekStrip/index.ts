export { WeekStrip } from './WeekStrip.tsx'
export { weekDayStates } from './variants.ts'
export type { WeekDay, WeekStripProps } from './WeekStrip.tsx'
