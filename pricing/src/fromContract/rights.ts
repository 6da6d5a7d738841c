import { requireObject } from '../inputError.ts'
import type { SplitInfo } from '../loan/splitLoan.ts'
import { positiveCents, readYuan, toCents } from '../number/cents.ts'
import { readNumber } from '../number/decimal.ts'
import { readRate } from '../number/rate.ts'
import type { CashBack } from '../rights/cashBack.ts'
import type { LowFeeRight } from '../rights/lowFee.ts'
import { readBeijingTime } from './dates.ts'
import { isTruthy } from './flag.ts'
import type { WireFlag, WireNumber, WireTime } from './wire.ts'

// spec 3
/** Low-fee right. Times are epoch ms or Beijing time text; rates are fractions. */
export interface LowFeeRightContract {
  readonly isReduceFeeNewUser?: WireFlag
  readonly hasChooseReduceFee?: WireFlag
  readonly expireTime?: WireTime
  readonly lowInterestLimitIrr?: WireNumber
  readonly currentIrr?: WireNumber
  readonly maxLoanAmount?: WireNumber
  /** Another name of `maxLoanAmount`, used by the amount config. */
  readonly reduceFeeMaxAmount?: WireNumber
}

// spec 3
/** Cash-back. */
export interface CashBackContract {
  readonly minLoanAmount?: WireNumber
  readonly minRewardAmount?: WireNumber
  readonly minLoanPeriod?: WireNumber
  readonly rewardConfigPeriod?: WireNumber
}

// spec 3
/** Split-loan info (oldUserSplitInfoDto). */
export interface SplitLoanContract {
  readonly canSplitLoan?: WireFlag
  readonly acceptAmount?: WireNumber
  readonly splitAmount?: WireNumber
  readonly fxjjSplitAmount?: WireNumber
}

// semantics 9
/** Reads the low-fee right. An unreadable end counts as over. Throws an `InputError` for anything but an object. */
export function readLowFeeRight(raw: LowFeeRightContract): LowFeeRight {
  return {
    isNewUser: isTruthy(requireObject(raw, 'lowFeeRight').isReduceFeeNewUser),
    isChosen: isTruthy(raw.hasChooseReduceFee),
    expiresAt: readBeijingTime(raw.expireTime, true),
    rate: readRate(raw.lowInterestLimitIrr),
    currentRate: readRate(raw.currentIrr),
    maxPrincipal: positiveCents(raw.maxLoanAmount) ?? positiveCents(raw.reduceFeeMaxAmount),
  }
}

// semantics 9, OC-45
/**
 * Reads the cash-back: `rewardConfigPeriod` replaces a missing minimum period; other missing figures are
 * 0. Throws an `InputError` for anything but an object.
 */
export function readCashBack(raw: CashBackContract): CashBack {
  return {
    minPrincipal: toCents(requireObject(raw, 'cashBack').minLoanAmount),
    reward: toCents(raw.minRewardAmount),
    minPeriods: readNumber(raw.minLoanPeriod) ?? readNumber(raw.rewardConfigPeriod) ?? 0,
  }
}

// semantics 9
/**
 * Reads split-loan terms: missing amounts are 0; a remainder that the server does not send stays unknown. Throws an
 * `InputError` for anything but an object.
 */
export function readSplitInfo(raw: SplitLoanContract): SplitInfo {
  return {
    canSplit: isTruthy(requireObject(raw, 'splitInfo').canSplitLoan),
    accepted: toCents(raw.acceptAmount),
    stated: readYuan(raw.splitAmount) === null ? null : toCents(raw.splitAmount),
    third: toCents(raw.fxjjSplitAmount),
  }
}
