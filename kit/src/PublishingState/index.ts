export { PublishingState } from './PublishingState.tsx'
export { publishingStates } from './variants.ts'
export type { PublishingFact, PublishingStateProps } from './PublishingState.tsx'
