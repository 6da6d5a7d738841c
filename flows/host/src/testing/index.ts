/** For tests of hosts: storage that can be looked into, and a clock that is moved by hand. */
export { manualClock, settled, type ManualClock } from './manualClock.ts'
export { memoryStorage } from './memoryStorage.ts'
