import type { PlanRow } from '@koo/api-client/types'
import type { PlanRow as KitRow } from '@koo/kit/ScheduleTable'
import type { TagProps } from '@koo/kit/Tag'
import { dayParts } from '@koo/page/time'
import { money, readDue, sumCents, type Due } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { copy as dueCopy } from '../dues/copy.ts'
import { copy } from './copy.ts'

/** A month as the page shows it, with a tag for its state. */
export interface ShownRow extends Omit<KitRow, 'state'> {
  readonly tag: { readonly text: string; readonly tone: TagProps['tone'] } | null
}

/** What the button pays. */
export interface Payable {
  readonly bills: string
  readonly text: string
}

/** A plan as the page shows it. */
export interface PlanView {
  /** Null when the figures of a month do not add up: a plan with a gap is no plan. */
  readonly rows: readonly ShownRow[] | null
  readonly faults: number
  readonly total: string
  readonly summary: string
  /** The loan is not paid out yet. */
  readonly isInReview: boolean
  /** The overdue months, or else the one that is due; null when nothing can be paid. */
  readonly payable: Payable | null
  /** Something is left to be settled. */
  readonly isOpen: boolean
}

type Month = PlanRow & { readonly due: Due | null }

/** The plan of a loan; null when it has no months. */
export function planView(plan: readonly PlanRow[], now: number): PlanView | null {
  if (plan.length === 0) return null
  const months = plan.map((row): Month => ({ ...row, due: readDue(row) }))
  const sound = months.flatMap(({ due, ...row }) => (due ? [{ ...row, due }] : []))
  const isSound = sound.length === months.length
  const paid = months.filter(({ status }) => status === 'paid').length
  return {
    rows: isSound ? sound.map((month) => shownRow(month, now)) : null,
    faults: months.length - sound.length,
    total: `¥${money(sumCents(sound.map(({ due }) => due.amount)))}`,
    summary: copy.summary(paid, months.length),
    isInReview: months.every(({ status }) => status === 'pending'),
    payable: isSound ? payableOf(sound) : null,
    isOpen: paid < months.length,
  }
}

type SoundMonth = PlanRow & { readonly due: Due }

function payableOf(months: readonly SoundMonth[]): Payable | null {
  const overdue = months.filter(({ status }) => status === 'overdue')
  const [next] = months.filter(({ status }) => status === 'due')
  const chosen = overdue.length > 0 ? overdue : next ? [next] : []
  const ids = chosen.flatMap(({ billId }) => billId ?? [])
  const [first] = chosen
  if (!first || ids.length < chosen.length) return null
  const open = money(sumCents(chosen.map(({ due }) => due.open)))
  return {
    bills: ids.join(),
    text: chosen.length === 1 ? copy.pay(first.period, open) : copy.payOverdue(chosen.length, open),
  }
}

function shownRow(month: SoundMonth, now: number): ShownRow {
  const { period, dueDate, due } = month
  const at = readTime(dueDate)
  return {
    period,
    ...(at !== null && dayParts(at, now)),
    total: `¥${money(due.amount)}`,
    principal: `¥${money(due.principal)}`,
    charge: `¥${money(due.charge)}`,
    ...(due.discount > 0 && { discount: `−¥${money(due.discount)}` }),
    bars: { principal: due.principal, charge: due.charge },
    tag: tagOf(month),
  }
}

function tagOf({ status, due }: SoundMonth): ShownRow['tag'] {
  if (status === 'paid') return { text: dueCopy.paid, tone: 'ok' }
  if (status === 'overdue') return { text: dueCopy.isOverdue, tone: 'warn' }
  if (due.paid > 0) return { text: copy.partly(money(due.paid)), tone: 'brand' }
  if (status === 'due') return { text: dueCopy.current, tone: 'brand' }
  return status === 'pending' ? null : { text: dueCopy.unknown, tone: 'plain' }
}
