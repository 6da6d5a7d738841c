import { copy } from './copy.ts'
import { lastDay, type Plan } from './plans.ts'

/** Until when a plan holds that is paid now, whether it goes on by itself, and at what price. '' when its months are not known. */
export function termsOf({ months, renewsItself, price }: Plan, now: number): string {
  if (months === null) return renewsItself ? copy.renewsPlain : ''
  const until = lastDay(months, now)
  return renewsItself ? copy.renewal(until, price) : copy.once(until)
}
