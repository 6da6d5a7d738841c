import { shortMoney } from '../format/money.ts'
import type { Cents } from '../number/cents.ts'

// spec 9
/** Smallest loan of the 7-day zero-fee right, cents. */
export const ZERO_FEE_MINIMUM = 2000_00 as Cents

const tooSmall = (minimum: Cents) => `仅限借款${shortMoney(minimum)}元及以上可用，请重新填写借款金额`
const ALREADY_USED = '该权益本期内已使用过一次'

// semantics 9
/** The right after a tap. */
export interface ZeroFeeState {
  readonly isOn: boolean
  /** Chinese text to toast; `null`: none. */
  readonly message: string | null
}

// semantics 9, OC-44
/**
 * A tap on the 7-day zero-fee right: it can be switched on from its minimum on, once per period of the right. It never
 * changes the schedule: the interest is refunded to the card. `amount` and `minimum`: cents; the minimum of the data,
 * else 2000 yuan.
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

// semantics 9
/** The right after a change of the amount: below its minimum it is switched off. Both amounts are cents. */
export function keepZeroFee(isOn: boolean, amount: Cents, minimum: Cents = ZERO_FEE_MINIMUM): boolean {
  return isOn && amount >= minimum
}
