import type { CashQueryGrayContent } from '@koo/api-client/types'
import { COUNTDOWN_S, POLL_MAX, POLL_PERIOD_S } from '../constants.ts'

const number = (value: unknown, fallback: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

// security 3.2
/**
 * The server's settings for polling, within limits: no value may cause too many requests, none, or an endless wait.
 * `countdown`: seconds that the grey style counts down; 0 for no countdown.
 */
export function pollSettings(gray: CashQueryGrayContent | undefined) {
  const period = number(gray?.pollPeriod, POLL_PERIOD_S.fallback)
  return {
    pauseMs: clamp(period, POLL_PERIOD_S.min, POLL_PERIOD_S.max) * 1000,
    max: clamp(Math.floor(number(gray?.pollMaxPeriod, POLL_MAX.fallback)), 1, POLL_MAX.max),
    countdown: gray?.styleGray
      ? clamp(Math.floor(number(gray.countDown, COUNTDOWN_S.fallback)), 0, COUNTDOWN_S.max)
      : 0,
  }
}
