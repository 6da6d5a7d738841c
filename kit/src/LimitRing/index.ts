export { LimitRing } from './LimitRing.tsx'
export type { LimitPart, LimitRingProps } from './LimitRing.tsx'
