import type { Cents } from '../number/cents.ts'

/** How a loan is paid back: the same sum each time, or the same share of the principal each time (spec 2, gap 54). */
export type RepaymentMethod = 'equalInstalments' | 'equalPrincipal'

/** Instalments that are meant to be equal may differ by what rounding moves between them, in cents. */
const ROUNDING = 5

/**
 * The method that a plan follows, read from its rows because no reply names it; null when they follow neither, so that
 * nothing is claimed (spec 2 "Loan detail sheet"). `due` is what a row costs before discounts. The last row settles what
 * rounding left over.
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
