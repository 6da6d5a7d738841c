export { useVisibleSeconds } from './useVisibleSeconds.ts'
