import type { LimitChange } from '@koo/api-client/types'
import { beijingText, clockText, dayParts } from '@koo/page/time'
import { exactCents, money } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'

/** A change of the limit as the list shows it. */
export interface Change {
  readonly title: string
  /** Day and time; '' when they cannot be read. */
  readonly moment: string
  /** Heading of its year; '' when it cannot be read. */
  readonly year: string
  readonly kind: 'raise' | 'cut' | 'other'
  readonly amount: string
  /** The limit after it; null when the server does not say. */
  readonly after: string | null
}

/** The most that a customer sees (contract: the server sends no more). */
export const MOST = 50

/** The changes in the order of the reply, the newest first. */
export const changesOf = (log: readonly LimitChange[], now: number): Change[] =>
  log.slice(0, MOST).map((change) => changeOf(change, now))

function changeOf(change: LimitChange, now: number): Change {
  const { time, changeAmount, changeType, afterAmount, title } = change
  const at = readTime(time)
  const kind = changeType === 'raise' || changeType === 'cut' ? changeType : 'other'
  return {
    title: title?.trim() || copy.titles[kind],
    moment: at === null ? '' : dayParts(at, now).date + clockText(at),
    year: at === null ? '' : copy.year(beijingText(at).slice(0, 4)),
    kind,
    // The amount has no sign of its own: the kind says whether the limit rose.
    amount: money(exactCents(changeAmount)),
    after: afterAmount === null || afterAmount === undefined ? null : money(exactCents(afterAmount)),
  }
}
