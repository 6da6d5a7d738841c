export { ProgressRing, progressRingTones } from './ProgressRing.tsx'
export type { ProgressRingProps } from './ProgressRing.tsx'
