import type { Coupon } from '../coupon/coupon.ts'
import { type Cents, charge, subtractCents, sumCents } from '../number/cents.ts'
import type { Base } from '../schedule/baseSchedule.ts'
import { PeriodQuote } from './periodQuote.ts'

// semantics 7.4
/** What takes a part off the cost of a loan: a low-fee right, a coupon, a right on top of it. `coupon`: of the last two. */
export interface SavingStep {
  readonly by: 'lowFee' | 'coupon' | 'right'
  readonly coupon: Coupon | null
  /** Cents, above 0. */
  readonly saved: Cents
}

// semantics 7.4
/** Why a loan costs what it does: `before` less all steps is `after`, to the cent. */
export interface Savings {
  readonly before: Cents
  readonly steps: readonly SavingStep[]
  readonly after: Cents
}

// semantics 7.4, OC-43
/**
 * The cost of a loan without any benefit, and what each benefit takes off, in the order in which they apply. `null` when
 * nothing is saved.
 * @param full the schedule of the same loan without coupons and without a low-fee right
 */
export function savingSteps(quote: PeriodQuote, full: Base): Savings | null {
  const { base, coupon, discountTotal, right, rightDiscount } = quote
  const { principal, periods } = base.terms
  if (full.terms.principal !== principal || full.terms.periods !== periods) return null
  const before = chargeOf(full)
  const all: SavingStep[] = [
    { by: 'lowFee', coupon: null, saved: subtractCents(before, chargeOf(base)) },
    { by: 'coupon', coupon, saved: discountTotal },
    { by: 'right', coupon: right, saved: rightDiscount },
  ]
  const steps = all.filter(({ saved }) => saved !== 0)
  if (steps.length === 0 || steps.some(({ saved }) => saved < 0)) return null
  return { before, steps, after: quote.charge }
}

const chargeOf = ({ due, terms }: Base): Cents => charge(sumCents(due), terms.principal)

// semantics 7.3, OC-38
/**
 * How the benefits of a loan stand among those that the customer could use in their place:
 * - `only`: nothing else saves anything.
 * - `most`: all others save less; the next best one `less` cents.
 * - `equal`: another one saves as much; `endsFirst`: its coupon can be used longer.
 * - `better`: another one saves `more` cents.
 */
export type SavingRank =
  | { readonly is: 'only' }
  | { readonly is: 'most'; readonly less: Cents }
  | { readonly is: 'equal'; readonly endsFirst: boolean }
  | { readonly is: 'better'; readonly more: Cents }

// semantics 7.3, 7.4
/**
 * Compares what a loan saves with every other combination of one rate coupon and one member right.
 * @param full the schedule of the same loan without coupons and without a low-fee right
 * @param usable the coupons that can be used for it
 */
export function savingRank(
  { after, before, steps }: Savings,
  full: Base,
  usable: readonly Coupon[],
): SavingRank {
  const saved = before - after
  const own = keyOf(steps)
  const others = new Map<string, Savings>()
  const ofCategory = (category: Coupon['category']) => [
    null,
    ...usable.filter((coupon) => coupon.category === category),
  ]
  for (const coupon of ofCategory('rate'))
    for (const right of ofCategory('member')) {
      const savings = savingSteps(new PeriodQuote(full, coupon, right), full)
      if (savings && keyOf(savings.steps) !== own) others.set(keyOf(savings.steps), savings)
    }
  const sorted = [...others.values()].sort((left, right) => left.after - right.after)
  const [next] = sorted
  if (!next) return { is: 'only' }
  const difference = (saved - (next.before - next.after)) as Cents
  if (difference > 0) return { is: 'most', less: difference }
  if (difference < 0) return { is: 'better', more: Math.abs(difference) as Cents }
  const ties = sorted.filter((each) => each.after === next.after)
  return { is: 'equal', endsFirst: ties.every((each) => endOf(steps) < endOf(each.steps)) }
}

/** The coupons that take something off. */
const keyOf = (steps: readonly SavingStep[]): string =>
  steps.map(({ by, coupon }) => `${by} ${coupon?.id}`).join()

/** When the coupon of these steps ends, epoch ms. */
const endOf = (steps: readonly SavingStep[]): number =>
  steps.find(({ by }) => by === 'coupon')?.coupon?.endsAt ?? Number.POSITIVE_INFINITY
