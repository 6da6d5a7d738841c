import { readTime } from '@koo/steps'

/** Hours at which somebody comes, of the shop's day in Beijing. */
export const HOURS = [
  '09:00',
  '10:00',
  '11:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
] as const

/** A visit as the contract has it: day and hour of Beijing, whatever the zone of the phone. */
export const visitTimeOf = (day: string, hour: string): string => `${day} ${hour}`

/** When a visit is, ms since 1970. Null for a day that is none, such as 29 February of most years, and for words. */
export const readVisitTime = (visit: string | number | null | undefined): number | null =>
  readTime(typeof visit === 'string' && / \d{1,2}:\d{2}$/.test(visit) ? `${visit}:00` : visit)

/** Whether there is such a day. */
export const isDay = (day: string): boolean => readTime(day) !== null

/** Whether a visit lies ahead of the server's time. */
export function isAhead(day: string, hour: string, now: number): boolean {
  const time = readVisitTime(visitTimeOf(day, hour))
  return time !== null && time > now
}
