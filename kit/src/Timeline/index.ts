export { Timeline } from './Timeline.tsx'
export { timelineStates } from './variants.ts'
export type { TimelineProps, TimelineStep } from './Timeline.tsx'
