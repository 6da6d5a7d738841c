import { clockText } from '@koo/page/time'

const MINUTE_MS = 60_000

/** A sentence with a wait of minutes as one with the time when it is over: 请10分钟后再试 at 10:00 is 请10:10后再试. */
export const untilClock = (sentence: string, now: number): string =>
  sentence.replace(/(\d{1,3})分钟后/, (_, minutes) => `${clockText(now + Number(minutes) * MINUTE_MS)}后`)
