import { repaymentSlice } from '../state/repayment-fresh.ts'
import { asCents, lowFeeRate, readLowFeeRight } from '@koo/pricing'
import type { Wire } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Origin } from '../../engine/origin.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Loan } from '../state/loan.ts'
import { DAY_MS, HOUR_MS } from '../../engine/calendar.ts'
import { isOpenLoan } from '../state/reviews.ts'
import { repaymentSeedOf, type LowFeeSeed } from '../state/repayment-seed.ts'
import type { KeptRefund } from '../state/repayment.ts'

/** State of the low-fee right: selected, offered, or ended. */
export function lowFeeOf(origin: Origin): Wire<'cash/queryReduceFee'> {
  const { lowFee: seed } = repaymentSeedOf(origin.persona)
  const { now } = origin
  if (seed === null) {
    return { isReduceFeeNewUser: false, hasChooseReduceFee: false, currentTime: now, canClkConfirmBtn: false }
  }
  const { lowFee } = sliceOf(repaymentSlice, origin)
  const isOpen = now < lowFeeEnd(origin, seed) && !isLowFeeUsed(origin, seed)
  return {
    isReduceFeeNewUser: seed.isNewUser,
    hasChooseReduceFee: isOpen && lowFee !== null && lowFee.isChosen,
    expireTime: lowFeeEnd(origin, seed),
    interestCode: seed.interestCode,
    currentTime: now,
    lowInterestLimitIrr: seed.limitIrr,
    maxLoanAmount: seed.maxLoanAmount,
    lastChoice: lowFee?.isChosen ?? null,
    currentIrr: seed.currentIrr,
    changeType: seed.changeType,
    canClkConfirmBtn: isOpen,
  }
}

/** The highest annual rate of a loan of `amountCents` with the low-fee right; null when the right does not apply. */
export function lowFeeRateOf(origin: Origin, amountCents: number): number | null {
  const right = readLowFeeRight(lowFeeOf(origin))
  return lowFeeRate(right, asCents(amountCents), origin.now)?.value ?? null
}

/**
 * Receives the low-fee right, gives it up or selects it again. It can be received once: after a loan used it, or after
 * its end, it is not offered again.
 */
export function chooseLowFee(origin: Origin, choice: boolean, interestCode: string | undefined): void {
  const { lowFee: seed } = repaymentSeedOf(origin.persona)
  if (seed === null || (interestCode !== undefined && interestCode !== seed.interestCode)) {
    throw new Refusal(RESULTS.rightUnavailable)
  }
  const state = sliceOf(repaymentSlice, origin)
  if (isLowFeeUsed(origin, seed)) throw new Refusal(RESULTS.rightUnavailable, '降费权益仅可领取一次')
  if (origin.now >= lowFeeEnd(origin, seed)) throw new Refusal(RESULTS.rightUnavailable, '降费权益已过期')
  if (state.lowFee !== null) state.lowFee.isChosen = choice
  else if (choice) state.lowFee = { receivedAt: origin.now, isChosen: true }
}

/** The loan amount from which cash-back is paid; null: never, or already paid. */
export function cashBackOf(origin: Origin): Wire<'cash/queryCashBack'> {
  const { cashBack } = repaymentSeedOf(origin.persona)
  return cashBack === null || cashBackLoan(origin) !== undefined ? null : cashBack
}

/** The cash-back on the card, a day after the loan was granted; null: not yet. */
export function cashBackPaid(origin: Origin): KeptRefund | null {
  const { cashBack } = repaymentSeedOf(origin.persona)
  const loan = cashBackLoan(origin)
  if (cashBack === null || !loan || loan.auditAt === null || loan.audit !== 'auditSuccess') return null
  const at = loan.auditAt + DAY_MS
  if (origin.now < at) return null
  return {
    refundNo: `R${loan.loanId}`,
    cents: cashBack.minRewardAmount * 100,
    at,
    arrivesAt: at,
    isTaken: true,
    bankName: loan.bankName,
    cardNo: loan.cardNo,
    reason: '借款返现',
  }
}

/** The terms of the special asset, for the periods with its tag; null when there are none. */
export function specialAssetOf({ persona }: Origin): Wire<'cash/querySpecialAsset'> {
  const { specialAsset } = repaymentSeedOf(persona)
  const periods = persona.loan.periods
    .filter((offer) => offer.specialAssetTag === 'fxy')
    .map((offer) => offer.loanPeriod)
  if (specialAsset === null || periods.length === 0) return null
  return {
    specialAssetTag: 'fxy',
    specialAssetAprLimit: specialAsset.aprLimit,
    specialAssetCopywriting: specialAsset.copywriting,
    specialAssetPeriods: periods,
    segmentPeriod: specialAsset.segmentPeriod,
  }
}

/** The first loan since the start that gets the cash-back. */
function cashBackLoan({ world, user, persona }: Origin): Loan | undefined {
  const { cashBack } = repaymentSeedOf(persona)
  if (cashBack === null) return undefined
  return user.loans.find(
    (loan) =>
      isOpenLoan(loan) &&
      loan.limitOf === undefined &&
      loan.at >= world.since &&
      loan.terms.quote.amountCents >= cashBack.minLoanAmount * 100 &&
      loan.terms.quote.period >= cashBack.minLoanPeriod,
  )
}

/** When the right ends: some hours after it was received, or with the offer. */
function lowFeeEnd(origin: Origin, seed: LowFeeSeed): number {
  const { lowFee } = sliceOf(repaymentSlice, origin)
  return lowFee === null
    ? origin.world.since + seed.offerDays * DAY_MS
    : lowFee.receivedAt + seed.hours * HOUR_MS
}

/** Whether the right was used for a loan's price. */
function isLowFeeUsed(origin: Origin, seed: LowFeeSeed): boolean {
  const { lowFee } = sliceOf(repaymentSlice, origin)
  return (
    lowFee !== null &&
    origin.user.loans.some(
      (loan) =>
        isOpenLoan(loan) &&
        loan.at >= lowFee.receivedAt &&
        Number(loan.terms.quote.rates.irr) <= seed.limitIrr,
    )
  )
}
