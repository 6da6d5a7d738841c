const DAY_MS = 86_400_000

/**
 * The cases whose turn it is today, for a list of many that differ little: after `days` days each has run. All of them for
 * `npm run test:deep`.
 */
export const ofToday = <Case>(cases: readonly Case[], days: number): Case[] =>
  process.env['KOO_DEEP']
    ? [...cases]
    : cases.filter((_, at) => at % days === Math.floor(Date.now() / DAY_MS) % days)
