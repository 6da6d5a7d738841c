/** What holds in each period of the lender's plan: what is paid by then, and what settling the loan there costs. Pure. */
import type { CashPreApprovalContent } from '@koo/api-client/types'
import type { PlanFact } from '@koo/kit/ScheduleTable'
import { money, planPoints, type Offer, type Settlement, type SettlementTerms } from '@koo/pricing'
import { clearAfter } from './clearAfter.ts'
import { LOCKED_PERIODS, NO_FIRST_SIX, SPECIAL_ASSET } from './constants.ts'
import { planCopy as copy } from './planCopy.ts'

type Content = CashPreApprovalContent

/** The part of the lender's terms that says how the loan is settled. */
interface Terms extends Pick<Content, 'advanceType' | 'costDisclosure' | 'preClearCoefficient'> {
  commitment?: Pick<NonNullable<Content['commitment']>, 'specialAssetTag' | 'segmentPeriod'> | null
}

// gap 122
/**
 * The rule by which these terms let a loan be settled early, within its ceiling, a fraction. Null: they name none whose fee
 * is known.
 */
export function settlementTerms(
  { advanceType, commitment, ...rest }: Terms,
  periods: number,
  ceiling: number,
): SettlementTerms | null {
  const after = clearAfter(periods, { advanceType, ...rest })
  const { specialAssetTag, segmentPeriod } = commitment ?? {}
  if (specialAssetTag === SPECIAL_ASSET && segmentPeriod != null && segmentPeriod > 0)
    return { variant: 'segment', penaltyPeriods: segmentPeriod, after, ceiling }
  if (advanceType === NO_FIRST_SIX) return { variant: 'lock6', penaltyPeriods: 0, after, ceiling }
  return null
}

/** The facts of each period. Where the rule of the terms is not known, nothing is said of settling the loan. */
export function planFacts(
  { rows, periods }: Pick<Offer, 'rows' | 'periods'>,
  terms: Terms,
  ceiling: number,
): PlanFact[][] {
  const rule = settlementTerms(terms, periods, ceiling)
  const plan = {
    principals: rows.map(({ principal }) => principal),
    dues: rows.map(({ dueAfterDiscount }) => dueAfterDiscount),
    firstPeriodDays: firstPeriodOf(terms.costDisclosure),
  }
  return planPoints(plan, rule).map(({ paid, settlement }, index) => {
    const period = index + 1
    return [
      { label: copy.paid(period), value: `¥${money(paid)}` },
      ...(settlement ? [{ label: copy.settle(period), ...settledTexts(settlement, rule?.after) }] : []),
    ]
  })
}

function settledTexts(settlement: Settlement, after: number | null = null): Pick<PlanFact, 'value' | 'note'> {
  if (!settlement.isAllowed) return { value: copy.notYet, note: copy.after(after ?? LOCKED_PERIODS) }
  const { payoff, fee } = settlement
  return {
    value: copy.estimate(money(payoff)),
    note: fee > 0 ? copy.fee(money(fee)) : copy.free,
  }
}

/** Days of a first period that is no whole month, as the lender states them; null: it is one, or they are not stated. */
function firstPeriodOf(statement: unknown): number | null {
  if (typeof statement !== 'object' || statement === null || !('firstPeriodDays' in statement)) return null
  const { firstPeriodDays: days } = statement
  return typeof days === 'number' && days > 0 ? days : null
}
