import type { Membership, MembershipPlan } from '@koo/api-client/types'
import { dayText } from '@koo/page/time'
import { beijingDate, beijingTime, dueDay, money, statedCents } from '@koo/pricing'

/** A plan as the pages show it. */
export interface Plan {
  readonly id: string
  readonly name: string
  readonly cents: number
  /** What it costs, in yuan. */
  readonly price: string
  /** The former price, when it was a higher one. */
  readonly original: string | null
  /** Null when nobody says. */
  readonly months: number | null
  readonly isSuper: boolean
  /** It is paid again when it ends. */
  readonly renewsItself: boolean
}

/** The plans of a reply in its order. One whose price cannot be read, or that comes a second time, is left out. */
export function plansOf({ planList }: Pick<Membership, 'planList'>): Plan[] {
  const seen = new Set<string>()
  return (planList ?? []).flatMap((wire) => {
    const plan = planOf(wire)
    if (plan === null || seen.has(plan.id)) return []
    seen.add(plan.id)
    return plan
  })
}

function planOf({ planId, name, price, originalPrice, months }: MembershipPlan): Plan | null {
  const cents = statedCents(price)
  if (cents === null) return null
  const former = statedCents(originalPrice)
  return {
    id: planId,
    name: name.trim() || planId,
    cents,
    price: money(cents),
    original: former !== null && former > cents ? money(former) : null,
    months: typeof months === 'number' && months > 0 ? months : null,
    isSuper: isSuper(name),
    renewsItself: planId.endsWith('-auto') || name.includes('连续'),
  }
}

/** Whether a card or plan is one of super members: its name says so, and nothing else does. */
export const isSuper = (name: string | null | undefined): boolean => name?.startsWith('超级') ?? false

/** The last day of a plan that is paid now, by the months of Beijing. */
export function lastDay(months: number, now: number): string {
  const [year, month, day] = beijingDate(now)
  return dayText(beijingTime(year, month + months, dueDay(year, month + months, day)), now)
}
