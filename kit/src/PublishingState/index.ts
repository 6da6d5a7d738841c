export { PublishingState, publishingStates } from './PublishingState.tsx'
export type { PublishingFact, PublishingStateProps } from './PublishingState.tsx'
