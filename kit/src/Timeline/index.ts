export { Timeline, timelineStates } from './Timeline.tsx'
export type { TimelineProps, TimelineStep } from './Timeline.tsx'
