import type { Cents } from '../number/cents.ts'

// gap 54, spec 2
/** How a loan is paid back: equal instalments, or equal parts of the principal. */
export type RepaymentMethod = 'equalInstalments' | 'equalPrincipal'

/** Equal instalments may differ by this many cents, because of rounding. */
const ROUNDING = 5

// spec 2
/**
 * The repayment method of a plan. No reply names it, so it is found from the rows; `null` when they follow neither
 * method, so that the page makes no false claim. `due` is the due of a row before discounts. The last row is ignored,
 * because it takes the rounding remainder.
 */
export function repaymentMethod(
  rows: readonly { readonly principal: Cents; readonly due: Cents }[],
): RepaymentMethod | null {
  const regular = rows.length > 1 ? rows.slice(0, -1) : rows
  if (areEqual(regular.map(({ due }) => due))) return 'equalInstalments'
  return areEqual(regular.map(({ principal }) => principal)) ? 'equalPrincipal' : null
}

const areEqual = (sums: readonly Cents[]) =>
  sums.length > 0 && Math.max(...sums) - Math.min(...sums) <= ROUNDING
