import { clockText, dayText, tomorrow } from '@koo/page/time'
import { countdown } from '@koo/pricing'
import { TICKS_S } from './constants.ts'
import { copy } from './copy.ts'

const text = copy.lowFee
const two = (part: number) => String(part).padStart(2, '0')

/**
 * When the right ends, in words: a moment, which stays as it is, and only in its last ten minutes the time that is left.
 * `now`: ms since 1970.
 */
export function endText(secondsLeft: number, endsAt: number, now: number): string {
  if (secondsLeft > TICKS_S) return text.before(`${dayOf(endsAt, now)}${clockText(endsAt)}`)
  const { minutes, seconds } = countdown(secondsLeft * 1000, 0)
  return text.left(`${minutes}:${two(seconds)}`)
}

function dayOf(time: number, now: number): string {
  const midnight = tomorrow(now)
  if (time < midnight) return text.today
  return time < tomorrow(midnight) ? text.tomorrow : dayText(time, now)
}
