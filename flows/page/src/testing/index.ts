/** What tests of models and of pages share. No component: it runs in Node too. */
export { manualClock, type ManualClock, type ManualClockOptions } from './manualClock.ts'
export { memoryStore, type MemoryStore } from './memoryStore.ts'
export { sandboxWorld, type SandboxWorld, type WorldOptions } from './sandboxWorld.ts'
