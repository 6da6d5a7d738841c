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

/**
 * The cases whose turn it is today, for a list of many that differ little: every day begins with another one, and after
 * `of` days each has run. Neighbours are of different days, so that each group of the list has a case on most days. All of
 * them where the test configuration provides no share.
 */
export function casesOfDay<Case>(cases: readonly Case[], day = inject('shareOfDay')): Case[] {
  return day ? cases.filter((_, at) => at % day.of === day.share) : [...cases]
}
