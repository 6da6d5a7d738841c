import { requireList, requireObject } from '../inputError.ts'
import type { Cents } from '../number/cents.ts'
import { Exact, readExact } from '../number/exact.ts'
import type { WireNumber } from './wire.ts'

/** An instalment of a reply (spec 3, schedule row): what is due after discounts, in yuan. */
export interface InstalmentContract {
  readonly realTotal?: WireNumber
}

/**
 * What is paid back in all over the instalments of a reply, cents (semantics 3.6): each is rounded to cents on entry,
 * a missing or negative one is 0. Exact up to 2^53 cents. An `InputError` for what is no list of objects.
 * @example totalDue([{ realTotal: '945.60' }, { realTotal: 945.55 }]) // 189115
 */
export function totalDue(instalments: readonly InstalmentContract[]): Cents {
  const dues = requireList(instalments, 'instalments').map((instalment) =>
    Exact.max(0, readExact(requireObject(instalment, 'instalments').realTotal) ?? 0)
      .times(100)
      .round(),
  )
  return Exact.sum(0, ...dues).toNumber() as Cents
}
