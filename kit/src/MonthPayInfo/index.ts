export { MonthPayInfo } from './MonthPayInfo.tsx'
export type { MonthPayInfoProps } from './MonthPayInfo.tsx'
