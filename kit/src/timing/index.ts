export { debounce, DEBOUNCE_MS, EDITING_MS, type Debounced } from './debounce.ts'
export { hasMoved, isTap, TAP_MS, TAP_PX, type PointerPlace } from './tap.ts'
export { throttle, THROTTLE_MS } from './throttle.ts'
export type { Timer } from './timer.ts'
