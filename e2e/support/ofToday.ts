import { day, DAYS } from '../../.ci/day.ts'

/**
 * The cases whose turn it is today, for a list of many that differ little: after `days` days each has run. All of them for
 * `npm run test:deep`.
 */
export const ofToday = <Case>(cases: readonly Case[], days = DAYS): Case[] =>
  process.env['KOO_DEEP'] ? [...cases] : cases.filter((_, at) => at % days === day % days)
