export { ProgressRing } from './ProgressRing.tsx'
export { progressRingTones } from './variants.ts'
export type { ProgressRingProps } from './ProgressRing.tsx'
