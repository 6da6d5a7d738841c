import type { LimitChange } from '@koo/api-client/types'
import { exactCents, money } from '@koo/pricing'

/** A raise of the limit, as the pages show it. */
export interface Raise extends Row {
  /** What came with it at the same moment, such as the reward of a campaign. */
  readonly others: readonly Row[]
}

/** A row of the log of the limit. */
interface Row {
  /** What the log calls it; null when it does not say. */
  readonly title: string | null
  readonly amount: string
  /** The limit after it; null when the log does not say. */
  readonly after: string | null
  readonly time: LimitChange['time']
}

const RAISE = 'raise'

/** The raises of a log, newest first, as it has them. */
export const raisesIn = (log: readonly LimitChange[]): readonly Row[] =>
  log
    .filter(({ changeType }) => changeType === RAISE)
    .map(({ title, changeAmount, afterAmount, time }) => ({
      title: title?.trim() || null,
      amount: money(exactCents(changeAmount)),
      after: afterAmount == null ? null : money(exactCents(afterAmount)),
      time,
    }))

/** A raise that is shown, and whether it is the one that was asked for by its name. */
interface Found {
  readonly raise: Raise | null
  readonly isOwn: boolean
}

/**
 * The raise by a verification: the newest one with its name. Without a name, or where the log has none of that name: the
 * newest of all, which says itself what it was.
 */
export function raiseBy(raises: readonly Row[], name?: string): Found {
  const own = name ? raises.find(({ title }) => title?.includes(name)) : undefined
  const row = own ?? raises[0]
  if (row === undefined) return { raise: null, isOwn: false }
  // What a raise brings with it follows it, and the newest is the first.
  const others = raises.slice(0, raises.indexOf(row)).filter(({ time }) => time === row.time)
  return {
    raise: { ...row, after: (others[0] ?? row).after, others },
    isOwn: own !== undefined,
  }
}
