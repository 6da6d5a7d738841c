// Days and moments of Beijing, the clock, and what happens after a while.
export {
  BEIJING_MS,
  beijingDay,
  beijingText,
  clockText,
  dayIn,
  dayParts,
  dayText,
  momentText,
  tomorrow,
} from '../time/dates.ts'
export { browserClock, serverClock, type Clock, type ServerClock } from '../time/clock.ts'
export { useSecondsLeft } from '../timers/useSecondsLeft.ts'
export { useAfter, useGone, usePause, type AfterOptions } from '../timers/useAfter.ts'
export { useClock } from '../services.ts'
