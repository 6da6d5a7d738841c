import { requireList, requireObject } from '../inputError.ts'
import type { Cents } from '../number/cents.ts'
import { Exact, roundedCents } from '../number/exact.ts'
import type { WireNumber } from './wire.ts'

// spec 3
/** An instalment of a reply (schedule row): what is due after discounts, in yuan. */
export interface InstalmentContract {
  readonly realTotal?: WireNumber
}

// semantics 3.6
/**
 * The total to pay back over the instalments of a reply, in cents. Each instalment is rounded to cents first; a missing
 * or negative one is 0. Exact up to 2^53 cents. Throws an `InputError` for anything but a list of objects.
 * @example totalDue([{ realTotal: '945.60' }, { realTotal: 945.55 }]) // 189115
 */
export function totalDue(instalments: readonly InstalmentContract[]): Cents {
  const dues = requireList(instalments, 'instalments').map((instalment) =>
    roundedCents(requireObject(instalment, 'instalments').realTotal),
  )
  return Exact.sum(0, ...dues).toNumber() as Cents
}
