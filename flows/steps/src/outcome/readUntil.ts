import { tomorrow } from '@koo/page'

/** The moment from which there are tries again, as the address keeps it. Never later than the next day: nobody is locked out for longer. */
export function readUntil(text: string | null, now: number): number {
  const latest = tomorrow(now)
  const until = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : latest
  return Math.min(until, latest)
}
