import { inject } from 'vitest'

/** Which of how many shares of the cases is run today: from 0. */
export interface ShareOfDay {
  readonly share: number
  readonly of: number
}

declare module 'vitest' {
  interface ProvidedContext {
    shareOfDay?: ShareOfDay | null
  }
}

/** Today's share; null when all cases run. */
export const shareOfDay = () => inject('shareOfDay') ?? null

/**
 * The cases whose turn it is today, for a list of many that differ little: every day begins with another one, and after
 * `of` days each has run. Neighbours are of different days, so that each group of the list has a case on most days. All of
 * them where the test configuration provides no share.
 */
export function casesOfDay<Case>(cases: readonly Case[], day = shareOfDay()): Case[] {
  return day ? cases.filter((_, at) => at % day.of === day.share) : [...cases]
}

/**
 * The same for one of several that have the same cases and share their code, such as the ways to publish: `turn` is its
 * number among them. On each day every case is run by one of `of` neighbours.
 */
export function casesOfTurn<Case>(cases: readonly Case[], turn: number, day = shareOfDay()): Case[] {
  return casesOfDay(cases, day && { ...day, share: (day.share + turn) % day.of })
}
