import { repaymentSlice } from '../state/repaymentFresh.ts'
import { asCents, lowFeeRate, readLowFeeRight } from '@koo/pricing'
import type { Wire } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Loan } from '../state/loan.ts'
import { DAY_MS, HOUR_MS } from '../../engine/calendar.ts'
import { isOpenLoan } from '../state/reviews.ts'
import { repaymentSeedOf, type LowFeeSeed } from '../state/repaymentSeed.ts'
import type { KeptRefund } from '../state/repayment.ts'

/** State of the low-fee right: selected, offered, or ended. */
export function lowFeeOf(customer: Customer): Wire<'cash/queryReduceFee'> {
  const { lowFee: seed } = repaymentSeedOf(customer.persona)
  const { now } = customer
  if (seed === null) {
    return { isReduceFeeNewUser: false, hasChooseReduceFee: false, currentTime: now, canClkConfirmBtn: false }
  }
  const { lowFee } = sliceOf(repaymentSlice, customer)
  const isOpen = now < lowFeeEnd(customer, seed) && !isLowFeeUsed(customer, seed)
  return {
    isReduceFeeNewUser: seed.isNewUser,
    hasChooseReduceFee: isOpen && lowFee !== null && lowFee.isChosen,
    expireTime: lowFeeEnd(customer, seed),
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
export function lowFeeRateOf(customer: Customer, amountCents: number): number | null {
  const right = readLowFeeRight(lowFeeOf(customer))
  return lowFeeRate(right, asCents(amountCents), customer.now)?.value ?? null
}

/**
 * Receives the low-fee right, gives it up or selects it again. It can be received once: after a loan used it, or after
 * its end, it is not offered again.
 */
export function chooseLowFee(customer: Customer, choice: boolean, interestCode: string | undefined): void {
  const { lowFee: seed } = repaymentSeedOf(customer.persona)
  if (seed === null || (interestCode !== undefined && interestCode !== seed.interestCode)) {
    throw new Refusal(RESULTS.rightUnavailable)
  }
  const state = sliceOf(repaymentSlice, customer)
  if (isLowFeeUsed(customer, seed)) throw new Refusal(RESULTS.rightUnavailable, '降费权益仅可领取一次')
  if (customer.now >= lowFeeEnd(customer, seed)) throw new Refusal(RESULTS.rightUnavailable, '降费权益已过期')
  if (state.lowFee !== null) state.lowFee.isChosen = choice
  else if (choice) state.lowFee = { receivedAt: customer.now, isChosen: true }
}

/** The loan amount from which cash-back is paid; null: never, or already paid. */
export function cashBackOf(customer: Customer): Wire<'cash/queryCashBack'> {
  const { cashBack } = repaymentSeedOf(customer.persona)
  return cashBack === null || cashBackLoan(customer) !== undefined ? null : cashBack
}

/** The cash-back on the card, a day after the loan was granted; null: not yet. */
export function cashBackPaid(customer: Customer): KeptRefund | null {
  const { cashBack } = repaymentSeedOf(customer.persona)
  const loan = cashBackLoan(customer)
  if (cashBack === null || !loan || loan.auditAt === null || loan.audit !== 'auditSuccess') return null
  const at = loan.auditAt + DAY_MS
  if (customer.now < at) return null
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
export function specialAssetOf({ persona }: Customer): Wire<'cash/querySpecialAsset'> {
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
function cashBackLoan({ world, user, persona }: Customer): Loan | undefined {
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
function lowFeeEnd(customer: Customer, seed: LowFeeSeed): number {
  const { lowFee } = sliceOf(repaymentSlice, customer)
  return lowFee === null
    ? customer.world.since + seed.offerDays * DAY_MS
    : lowFee.receivedAt + seed.hours * HOUR_MS
}

/** Whether the right was used for a loan's price. */
function isLowFeeUsed(customer: Customer, seed: LowFeeSeed): boolean {
  const { lowFee } = sliceOf(repaymentSlice, customer)
  return (
    lowFee !== null &&
    customer.user.loans.some(
      (loan) =>
        isOpenLoan(loan) &&
        loan.at >= lowFee.receivedAt &&
        Number(loan.terms.quote.rates.irr) <= seed.limitIrr,
    )
  )
}
