import { readStatedSum, statedCents } from '../loan/statedSum.ts'
import { type Cents, subtractCents, sumCents } from '../number/cents.ts'
import type { WireNumber } from './wire.ts'

// spec 9
/** What a bill or a month of a running loan states, in yuan. */
export interface DueContract {
  readonly amount: WireNumber
  readonly capital?: WireNumber
  readonly interest?: WireNumber
  readonly fee?: WireNumber
  readonly couponValue?: WireNumber
  readonly paidAmount?: WireNumber
}

// spec 9
/** The figures of a bill, in cents: principal + charge - discount = amount, and paid + open = amount. */
export interface Due {
  readonly amount: Cents
  readonly principal: Cents
  /** Interest and fees together. */
  readonly charge: Cents
  /** Taken off by coupons and rights. */
  readonly discount: Cents
  readonly paid: Cents
  readonly open: Cents
}

// spec 9
/** Reads a bill. Null when its figures do not add up: then none of them may be shown, and none be paid. */
export function readDue(contract: DueContract): Due | null {
  const { amount, capital, interest, fee, couponValue, paidAmount } = contract
  const sum = readStatedSum({ total: amount, plus: [capital, interest, fee], minus: [couponValue ?? 0] })
  const paid = statedCents(paidAmount ?? 0)
  if (sum === null || paid === null || paid > sum.total) return null
  const [principal, ...charges] = sum.plus
  if (principal === undefined) return null
  return {
    amount: sum.total,
    principal,
    charge: sumCents(charges),
    discount: sumCents(sum.minus),
    paid,
    open: subtractCents(sum.total, paid),
  }
}
