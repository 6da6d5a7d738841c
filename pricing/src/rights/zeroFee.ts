import { type Cents, plainYuan } from '../number/cents.ts'

/** Smallest loan of the 7-day zero-fee right, cents (spec 9). */
export const ZERO_FEE_MINIMUM = 2000_00 as Cents

const tooSmall = (minimum: Cents) => `仅限借款${plainYuan(minimum)}元及以上可用，请重新填写借款金额`
const ALREADY_USED = '该权益本期内已使用过一次'

/** The right after a tap (semantics 9). */
export interface ZeroFeeState {
  readonly isOn: boolean
  /** Chinese text to toast; `null`: none. */
  readonly message: string | null
}

/**
 * A tap on the 7-day zero-fee right (semantics 9): it can be switched on from its minimum on, once per period of the
 * right. It never changes the schedule: the interest is refunded to the card (OC-44). `amount` and `minimum`: cents;
 * the minimum of the data, else 2000 yuan.
 */
export function toggleZeroFee(
  isOn: boolean,
  amount: Cents,
  isUsedThisPeriod = false,
  minimum: Cents = ZERO_FEE_MINIMUM,
): ZeroFeeState {
  if (isOn) return { isOn: false, message: null }
  if (isUsedThisPeriod) return { isOn: false, message: ALREADY_USED }
  if (amount < minimum) return { isOn: false, message: tooSmall(minimum) }
  return { isOn: true, message: null }
}

/** The right after a change of the amount: below its minimum it is switched off (semantics 9). Both amounts are cents. */
export function keepZeroFee(isOn: boolean, amount: Cents, minimum: Cents = ZERO_FEE_MINIMUM): boolean {
  return isOn && amount >= minimum
}
