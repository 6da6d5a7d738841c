import { type Cents, MAX_CENTS, ZERO, subtractCents, sumCents } from '../number/cents.ts'
import { isPeriodCount } from '../schedule/terms.ts'
import { chargeRate, costRate, paidCharge, standardRate, sumOfRates } from './costRate.ts'
import type {
  ContingentCharge,
  ContingentCost,
  CostDisclosure,
  CostItem,
  CostRate,
  CostTerms,
} from './terms.ts'

// semantics 13, OC-53
/**
 * The whole cost of a loan: each charge with its own annualised rate, the annualised cost by both methods, what coupons
 * and rights change, and what a default would add. Money is exact; rates are float64, within 1e-9 of the exact root.
 * `null` when the terms contradict themselves: principals that are not the loan, a discount that is more than its charge,
 * a payout of nothing, a figure that is no whole cent.
 */
export function costDisclosure(terms: CostTerms): CostDisclosure | null {
  if (!isConsistent(terms)) return null
  const before = { ...terms, charges: terms.charges.map((charge) => ({ ...charge, discounts: [] })) }
  const items = terms.charges.map((charge, index): CostItem | null => {
    const own = chargeRate(before, index)
    const after = chargeRate(terms, index)
    if (own === null || after === null) return null
    const { kind, chargedBy, taken, standard, amounts } = charge
    const [total, paid] = [sumCents(amounts), sumCents(paidCharge(charge))]
    return {
      kind,
      chargedBy,
      taken,
      standard,
      total,
      annualRate: own.rate,
      reason: own.reason,
      after: { total: paid, rate: after },
    }
  })
  const [irr, irrBefore] = [costRate(terms), costRate(before)]
  if (!items.every((item) => item !== null) || irr === null || irrBefore === null) return null
  const sum = sumOfRates(items.map(({ after }) => after.rate.rate))
  const sumBefore = sumOfRates(items.map(({ annualRate }) => annualRate))
  const byMethod = (one: CostRate, all: CostRate) => (terms.method === 'sum' ? all.rate : one.rate)
  const charged = sumCents(items.map(({ after }) => after.total))
  const chargedBefore = sumCents(items.map(({ total }) => total))
  return {
    principal: terms.principal,
    items,
    charged,
    repaid: sumCents([terms.principal, charged]),
    irr,
    sum,
    method: terms.method,
    annualRate: byMethod(irr, sum),
    discount:
      charged === chargedBefore
        ? null
        : {
            total: subtractCents(chargedBefore, charged),
            until: terms.discountUntil ?? null,
            chargedBefore,
            irrBefore,
            sumBefore,
            annualRateBefore: byMethod(irrBefore, sumBefore),
          },
    contingent: terms.contingent.map(contingentCost),
  }
}

function contingentCost(charge: ContingentCharge): ContingentCost {
  const found = standardRate(charge.standard)
  return { ...charge, annualRate: found?.rate ?? null, reason: found?.reason ?? null }
}

const isMoney = (cents: number): boolean => Number.isSafeInteger(cents) && cents >= 0 && cents <= MAX_CENTS

function isConsistent({ principal, principals, charges, firstPeriod }: CostTerms): boolean {
  const count = principals.length
  return (
    isMoney(principal) &&
    principal > 0 &&
    isPeriodCount(count) &&
    principals.every(isMoney) &&
    sumCents(principals) === principal &&
    firstPeriod > 0 &&
    firstPeriod < Infinity &&
    charges.every(({ amounts, discounts = [] }) => isCharge(amounts, discounts, count))
  )
}

function isCharge(amounts: readonly Cents[], discounts: readonly Cents[], count: number): boolean {
  return (
    amounts.length <= count &&
    discounts.length <= count &&
    amounts.every(isMoney) &&
    discounts.every((discount, k) => isMoney(discount) && discount <= (amounts[k] ?? ZERO))
  )
}
