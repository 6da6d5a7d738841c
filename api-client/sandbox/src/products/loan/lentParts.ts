import type { Context } from '../../engine/context.ts'
import { centsOf } from '../../engine/money.ts'
import { type LentPart, sumOf } from '../../ledger/cost/charges.ts'
import { leadPart, ownPart } from '../../ledger/cost/parts.ts'
import { lenderAt } from '../../ledger/loans/institutions.ts'
import type { Row, Terms } from '../../ledger/state/loan.ts'
import type { Others } from './others.ts'

/** A loan that one lender pays parts of already, or the partner lender alone, is not split. */
export const isSplit = ({ leadCents, isLead }: Terms): boolean => leadCents === undefined && isLead !== true

/** What each institution lends of the loan of these terms; the first is the one that the terms name. */
export function partsOf(
  context: Context,
  terms: Terms,
  splitInfo: Others['splitInfo'],
): readonly [LentPart, ...LentPart[]] {
  const { quote, parts, isLead } = terms
  if (isLead) return [leadPart(quote)]
  if (parts) return [ownPart(context.persona(), parts[0]), leadPart(parts[1])]
  const own = ownPart(context.persona(), quote)
  const amounts = (splitInfo(context, quote.amountCents).splitAmountList ?? []).map(({ amount }) =>
    centsOf(amount),
  )
  return isSplit(terms) && amounts.length > 1 ? splitPart(own, amounts) : [own]
}

/**
 * Divides a loan between its own lender and the institutions that take over what it does not lend, by their amounts. What
 * others than lenders charge stays with the first part.
 */
function splitPart(own: LentPart, amounts: readonly number[]): readonly [LentPart, ...LentPart[]] {
  const whole = sumOf(amounts)
  const others = amounts.slice(1).map((amount, k): LentPart => {
    const shareOf = (cents: number) => Math.floor((cents * amount) / whole)
    const rows = own.rows.map(([capital, interest]): Row => [shareOf(capital), shareOf(interest), 0, 0, 0])
    return { lender: lenderAt(k + 1), rows, rates: own.rates }
  })
  const rows = own.rows.map(([capital, interest, ...rest], k): Row => {
    const taken = (at: 0 | 1) => sumOf(others.map((part) => part.rows[k]?.[at] ?? 0))
    return [capital - taken(0), interest - taken(1), ...rest]
  })
  return [{ ...own, rows }, ...others]
}
