import { customerOf, type Context } from '../../engine/context.ts'
import type { WireRequest } from '../../engine/contract.ts'
import type { RateRow } from '../../ledger/state/loanSeed.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { newId } from '../../engine/world.ts'
import { type Loan, type Terms } from '../../ledger/state/loan.ts'
import { beijingDay, billDays, msToFirstBill } from '../../engine/calendar.ts'
import { writeLoan, type Entry } from '../../ledger/lending/writeLoan.ts'
import { isLoanUse } from '../../ledger/loans/loanUses.ts'
import { centsOf } from '../../engine/money.ts'
import { priceLoan } from '../../ledger/loans/price.ts'
import { findCard } from '../../ledger/cards/customerCards.ts'
import { findRate } from '../../ledger/loans/rates.ts'
import { ORDER } from './orderState.ts'
import { merchantLimitLeft, orderIn } from './orders.ts'

/**
 * The rate rows of the signed-in customer, of one amount if given, and of the periods of a special asset if given.
 * Refuses with 45006 when no row is left.
 */
export function ratesFor(context: Context, request: WireRequest<'merchant/getLoanRateInfo'>): RateRow[] {
  const { periods, rateTable } = context.persona().loan
  const { amount, specialAssetTag } = request
  const cents = amount === undefined ? null : centsOf(amount)
  const tagged = periods
    .filter(
      (offer) =>
        specialAssetTag === undefined || specialAssetTag === '' || offer.specialAssetTag === specialAssetTag,
    )
    .map((offer) => offer.loanPeriod)
  const rows = rateTable.filter(
    (row) =>
      tagged.includes(row.loanPeriod) &&
      (cents === null || (row.minRange * 100 <= cents && cents <= row.maxRange * 100)),
  )
  if (rows.length === 0) throw new Refusal(RESULTS.ratesFailed)
  return rows
}

const NO_LIMIT = '您暂无可用的商户贷额度，请先完成申请'

/** What the customer may still borrow as a merchant, in cents; null: there is no merchant's limit. */
function merchantUsableCents(context: Context): number | null {
  const order = orderIn(context)
  return order?.status === ORDER.succeeded ? merchantLimitLeft(customerOf(context), order) : null
}

/** Why the customer may not borrow as a merchant now, as a text; null when they may. */
export function merchantLoanRefusal(context: Context): string | null {
  const usableCents = merchantUsableCents(context)
  if (usableCents === null) return NO_LIMIT
  return usableCents < context.persona().limit.minimum * 100 ? '剩余可用额度不足，暂时无法借款' : null
}

/** The terms of a merchant loan: checks limit, card and purpose, and prices every row. */
export function priceMerchantLoan(context: Context, request: WireRequest<'merchant/publish'>): Terms {
  const { now, world } = context
  const persona = context.persona()
  const amountCents = centsOf(request.amount)
  const period = request.loanPeriod
  const usableCents = merchantUsableCents(context)
  if (usableCents === null) throw new Refusal(RESULTS.notEntitled, NO_LIMIT)
  const most = Math.min(usableCents, persona.limit.lenderCap * 100)
  if (amountCents < persona.limit.minimum * 100 || amountCents > most)
    throw new Refusal(RESULTS.amountNotAllowed)
  if (!findCard(context, request.userCardId)) throw new Refusal(RESULTS.cardUnusable)
  if (!isLoanUse(request.loanUseCode, undefined)) {
    throw new Refusal(RESULTS.badRequest, '借款用途填写有误，请检查后重试')
  }
  const rates = findRate(persona, amountCents, period)
  if (!rates) throw new Refusal(RESULTS.ratesFailed)
  const quote = priceLoan({
    amountCents,
    period,
    rates,
    billDays: msToFirstBill(now, persona.repaymentDay),
    coupon: null,
    right: null,
  })
  const [firstDue = now] = billDays(now, persona.repaymentDay, 1)
  return {
    termsNo: newId(world, 'T'),
    at: now,
    expiresAt: now,
    requestedCents: amountCents,
    couponBeforeCents: 0,
    userCardId: request.userCardId,
    requestedCouponIds: [],
    couponIds: [],
    loanUseCode: request.loanUseCode,
    subLoanUseCode: null,
    firstRepaymentDay: beijingDay(firstDue),
    repaymentDay: persona.repaymentDay,
    quote,
  }
}

/** Adds a merchant loan to the ledger; it uses the merchant's limit, not the customer's. */
export const bookMerchantLoan = (
  context: Context,
  terms: Terms,
  entry: Pick<Entry, 'serialNumber' | 'costConfirmation'>,
): Loan => writeLoan(context, terms, { ...entry, limitOf: 'merchant', kind: 'merchant' })
