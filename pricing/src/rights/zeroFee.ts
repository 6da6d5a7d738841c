import type { Cents } from '../number/cents.ts'

/** Smallest loan of the 7-day zero-fee right, cents (spec 9). */
export const ZERO_FEE_MINIMUM = 2000_00 as Cents

const TOO_SMALL = '仅限借款2000元及以上可用，请重新填写借款金额'
const ALREADY_USED = '该权益本期内已使用过一次'

/** The right after a tap (semantics 9). */
export interface ZeroFeeState {
  readonly isOn: boolean
  /** Chinese text to toast; `null`: none. */
  readonly message: string | null
}

/**
 * A tap on the 7-day zero-fee right (semantics 9): it can be switched on from 2000 yuan, once per period of the right.
 * It never changes the schedule: the interest is refunded to the card (OC-44). `amount` is cents.
 */
export function toggleZeroFee(isOn: boolean, amount: Cents, isUsedThisPeriod = false): ZeroFeeState {
  if (isOn) return { isOn: false, message: null }
  if (isUsedThisPeriod) return { isOn: false, message: ALREADY_USED }
  if (amount < ZERO_FEE_MINIMUM) return { isOn: false, message: TOO_SMALL }
  return { isOn: true, message: null }
}

/** The right after a change of the amount: below 2000 yuan it is switched off (semantics 9). `amount` is cents. */
export function keepZeroFee(isOn: boolean, amount: Cents): boolean {
  return isOn && amount >= ZERO_FEE_MINIMUM
}
