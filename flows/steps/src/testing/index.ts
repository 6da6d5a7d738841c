export { manualClock, type ManualClock } from './manualClock.ts'
export { memoryStore, type MemoryStore } from './memoryStore.ts'
