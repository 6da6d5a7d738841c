/** What tests of models and of pages share. No component: it runs in Node too. */
export { CLOCK_JUMPS, manualClock, type ManualClock, type ManualClockOptions } from './manualClock.ts'
export { configured } from './configured.ts'
export { CONFIRM_COSTS, confirmCosts } from './costReader.ts'
export { refuses, replies, type FaultRule } from './faults.ts'
export { memoryStorage, type MemoryStorage } from '@koo/flow/testing/storage'
export { sandboxWorld, type SandboxWorld, type WorldOptions } from './sandboxWorld.ts'
export { faultsOfTexts } from './screen.ts'
export { wrongContents, type WrongContent } from './wrongContents.ts'
