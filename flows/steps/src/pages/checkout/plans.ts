import type { InstalmentDetails } from '@koo/api-client/types'
import {
  exactCents,
  planAnnualRate,
  planFault,
  planPrincipal,
  subtractCents,
  type Cents,
  type PlanFault,
} from '@koo/pricing'
import type { CostFigures, CostTable } from '../../blocks/cost/index.ts'
import { copy } from './copy.ts'
import type { PayWay } from './ways.ts'

export type Plan = InstalmentDetails['periodList'][number]

/** The plans that may be offered for a way to pay, and why the others may not. */
export interface OfferedPlans {
  readonly plans: readonly Plan[]
  readonly faults: readonly PlanFault[]
}

/**
 * Checks every plan of the order as this way would pay it. A way without periods has none.
 * @param ceiling highest annual cost of a plan, a fraction. Default: 36 %
 */
export function plansOf(
  { orderAmount, periodList }: InstalmentDetails,
  way: PayWay | undefined,
  ceiling?: number,
): OfferedPlans {
  if (!way?.isFinanced) return { plans: [], faults: [] }
  const order = orderOf(orderAmount, way)
  const judged = periodList.map((plan) => ({ plan, fault: planFault(statedOf(plan), order, ceiling) }))
  return {
    plans: judged.flatMap(({ plan, fault }) => (fault === null ? [plan] : [])),
    faults: judged.flatMap(({ fault }) => fault ?? []),
  }
}

const orderOf = (orderAmount: InstalmentDetails['orderAmount'], { isCombined }: PayWay) => ({
  amount: exactCents(orderAmount),
  isPartial: isCombined,
})

/** What a plan costs and who pays what. */
export interface PlanTerms {
  /** Simple annual rate, a fraction; null when the server's figures do not say it. */
  readonly rate: number | null
  /** The parts of a payment by limit and card together; null for other ways, or when they are not known. */
  readonly split: { readonly limit: Cents; readonly card: Cents } | null
}

/** The terms of a plan of this order, as this way pays it. */
export function termsOf({ orderAmount }: InstalmentDetails, way: PayWay, plan: Plan): PlanTerms {
  const order = orderOf(orderAmount, way)
  const stated = statedOf(plan)
  const limit = way.isCombined ? planPrincipal(stated, order) : null
  return {
    rate: planAnnualRate(stated, order),
    split: limit === null ? null : { limit, card: subtractCents(order.amount, limit) },
  }
}

/** What a plan costs in all, with the server's own statement where it has one; null when its figures do not say it. */
export const costsOf = (
  { orderAmount, orderNum }: InstalmentDetails,
  way: PayWay,
  plan: Plan,
  figures: CostFigures,
): CostTable | null =>
  figures.plan(statedOf(plan), orderOf(orderAmount, way), {
    id: [orderNum, way.id, plan.period].join(' '),
    stated: plan.costDisclosure,
  })

const statedOf = ({ period, monthPay, handFee, totalAmount }: Plan) => ({
  periods: period,
  payment: exactCents(monthPay),
  fee: handFee == null ? null : exactCents(handFee),
  total: totalAmount == null ? null : exactCents(totalAmount),
})

/** The ways to pay this order. One in periods cannot be used when none of its plans may be offered. */
export const payableWays = (
  order: InstalmentDetails,
  ways: readonly PayWay[],
  ceiling?: number,
): readonly PayWay[] =>
  ways.map((way) =>
    way.isFinanced && way.reason === null && plansOf(order, way, ceiling).plans.length === 0
      ? { ...way, reason: copy.noPlan }
      : way,
  )

/** What is wrong with an order: no number, no amount, or plans that may not be offered. */
export type OrderFault = 'number' | 'amount' | PlanFault

/** Every fault of an order, each once. With the first two it cannot be paid at all. */
export function orderFaults(
  order: InstalmentDetails,
  ways: readonly PayWay[],
  ceiling?: number,
): readonly OrderFault[] {
  const usable = ways.filter(({ reason }) => reason === null)
  return [
    ...(order.orderNum?.trim() ? [] : ['number' as const]),
    ...(exactCents(order.orderAmount) > 0 ? [] : ['amount' as const]),
    ...new Set(usable.flatMap((way) => plansOf(order, way, ceiling).faults)),
  ]
}
