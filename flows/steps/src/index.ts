export { browserClock, serverClock, type Clock, type ServerClock } from './clock.ts'
export { draftOf, type Draft, type DraftHost, type DraftShape, type Memory } from './draft.ts'
export { GatewayProvider, useClock, useGateway, type GatewayProviderProps } from './gateway.tsx'
export { poll, type PollEnd, type PollRules } from './poll.ts'
export {
  createQueryClient,
  hasFailed,
  isAborted,
  isReading,
  isSessionEnd,
  once,
  readDefaults,
} from './reads.ts'
export { beijingText, clockText, dayText, momentText, readWhen } from './dates.ts'
export { dueDays } from './dueDays.ts'
export { chunk, useChunk, useWhenIdle, type Chunk } from './chunk.ts'
export { useSecondsLeft } from './secondsLeft.ts'
export { useLatest } from './latest.ts'
export { optionalTexts } from './texts.ts'
export {
  StoreText,
  useStore,
  valueStore,
  type Store,
  type StoreTextProps,
  type ValueStore,
} from './store.tsx'
