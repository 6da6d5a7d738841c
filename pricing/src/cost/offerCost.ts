import type { Offer, OfferRow } from '../fromContract/offer.ts'
import type { Cents } from '../number/cents.ts'
import { readRate } from '../number/rate.ts'
import { flowRate } from '../schedule/flowRate.ts'
import { isChargedBy } from './costRate.ts'
import {
  type CostOptions,
  type RowCharge,
  amountStandard,
  splitDiscount,
  termsOfColumns,
} from './costOptions.ts'
import type { CostStandard, CostTerms } from './terms.ts'

/** A discount is taken off the interest, then off the fee; the service charge is the last one (OC-15). */
const ORDER: readonly RowCharge[] = ['interest', 'fee', 'service']

interface RowParts {
  readonly charges: Readonly<Record<RowCharge, number>>
  readonly discounts: Readonly<Record<RowCharge, number>>
}

// semantics 13
/**
 * The terms of `costDisclosure` from the rows of a lender's offer, whose first due is a month away unless `firstPeriod`
 * says otherwise. The standard of a charge is read from the rows where they prove it. `null` when a row does not add up.
 */
export function offerCost(
  offer: Offer,
  options: CostOptions & { readonly firstPeriod?: number } = {},
): CostTerms | null {
  const parts = offer.rows.map(partsOf)
  if (!parts.every((part) => part !== null)) return null
  const column = (of: keyof RowParts, name: RowCharge) => parts.map((part) => part[of][name] as Cents)
  const columns = (of: keyof RowParts) => ({
    interest: column(of, 'interest'),
    service: column(of, 'service'),
    fee: column(of, 'fee'),
  })
  const amounts = columns('charges')
  const principals = offer.rows.map((row) => row.principal)
  const { firstPeriod = 1 } = options
  const isMonthly = firstPeriod === 1
  return termsOfColumns(
    {
      principal: offer.amount,
      principals,
      amounts,
      discounts: columns('discounts'),
      standards: {
        interest: isMonthly ? provenRate(offer.amount, principals, amounts.interest, 0) : null,
        service:
          (isMonthly ? provenRate(offer.amount, principals, amounts.service, PARTS_ROUNDING) : null) ??
          amountStandard(amounts.service),
        fee: amountStandard(amounts.fee),
      },
      lender: offer.lender,
      firstPeriod,
    },
    options,
  )
}

/** The charges of a row. Lenders state the platform's part within the interest or beside it. */
function partsOf({ principal, interest, service, fee, instalment, discount }: OfferRow): RowParts | null {
  const isBeside = principal + interest + service === instalment
  if (!isBeside && (principal + interest !== instalment || service > interest)) return null
  const charges = { interest: isBeside ? interest : interest - service, service, fee }
  const discounts = splitDiscount(discount, charges, ORDER)
  return discounts && { charges, discounts }
}

/** Hundredths of a percent in the fraction 1. */
const HUNDREDTHS = 10_000
/** A service charge is the difference of two rounded charges (semantics 3.4), cents. */
const PARTS_ROUNDING = 1

/**
 * The yearly rate, in hundredths of a percent, by which every row is charged, within `rounding` cents. `null` when there
 * is none, and when the amount is so small that its neighbour would give the same rows.
 */
function provenRate(
  principal: Cents,
  principals: readonly Cents[],
  amounts: readonly Cents[],
  rounding: number,
): CostStandard | null {
  const solved = flowRate({ outlay: principal, dues: principals.map((part, k) => part + (amounts[k] ?? 0)) })
  if (solved === null || solved === 0) return null
  const nearest = Math.round(solved * HUNDREDTHS)
  const [isBelow, isIt, isNext] = [nearest - 1, nearest, nearest + 1].map((hundredths) => {
    const rate = readRate(hundredths / HUNDREDTHS)
    return rate !== null && isChargedBy(rate, principal, principals, amounts, rounding)
  })
  if (!isIt || isBelow || isNext) return null
  return { by: 'rate', rate: nearest / HUNDREDTHS, per: 'year', of: 'balance' }
}
