export { SevenDayRights } from './SevenDayRights.tsx'
export type { SevenDayRightsProps } from './SevenDayRights.tsx'
