export { Countdown } from './Countdown.tsx'
export type { CountdownProps } from './Countdown.tsx'
export { useCountdown } from './useCountdown.ts'
export type { CountdownOptions, CountdownState } from './useCountdown.ts'
