import { billDays, beijingDay, msToFirstBill } from '../../lender/calendar.ts'
import { chooseCoupons, keepUsable } from '../../lender/coupons.ts'
import { limitsIn } from '../../lender/limits.ts'
import { isLoanUse } from '../../lender/loan-uses.ts'
import { centsOf, priceLoan, wireYuan } from '../../lender/money.ts'
import { realTotalOf, rowCents, wireRow } from '../../lender/rows.ts'
import { findCard } from '../../lender/people.ts'
import { TERMS_VALID_MS } from '../../magic/index.ts'
import { Refusal, RESULTS } from '../../results.ts'
import { CAPS, newId, unshiftCapped, type Terms } from '../../world.ts'
import type { Persona } from '../../personas/index.ts'
import type { RateRow } from '../../personas/types.ts'
import type { Handlers } from '../../context.ts'

/** The binding terms of one loan. */
export const approvalHandlers = {
  'cash/preApproval'(request, context) {
    const { now, world } = context
    const user = context.user()
    const persona = context.persona()
    const period = request.loanPeriod
    const requestedCents = centsOf(request.amount)
    const card = findCard(context, request.userCardId)
    if (!card) throw new Refusal(RESULTS.cardUnusable)
    if (!isLoanUse(request.loanUseCode, request.subLoanUseCode)) {
      throw new Refusal(RESULTS.badRequest, '借款用途填写有误，请检查后重试')
    }
    const asked = chooseCoupons(context, request.couponIds, { amountCents: requestedCents, period })
    const limits = limitsIn(context)
    const most = Math.min(limits.usableCents + asked.raiseCents, limits.lenderCapCents)
    if (requestedCents < limits.minimumCents || requestedCents > most)
      throw new Refusal(RESULTS.amountNotAllowed)

    const amountCents = lowered(requestedCents, persona, limits.minimumCents)
    const amountChanged = amountCents !== requestedCents
    const kept = amountChanged ? keepUsable(context, request.couponIds, { amountCents, period }) : asked
    const toBill = msToFirstBill(now, persona.repaymentDay)
    const price = (cents: number, { rate, right }: typeof asked) =>
      priceLoan({
        amountCents: cents,
        period,
        rates: rateOf(persona, cents, period),
        billDays: toBill,
        coupon: rate,
        right,
      })
    const quote = price(amountCents, kept)
    const before = amountChanged ? price(requestedCents, asked) : quote
    const [firstDue = now] = billDays(now, persona.repaymentDay, 1)
    const terms: Terms = {
      termsNo: newId(world, 'T'),
      at: now,
      expiresAt: now + TERMS_VALID_MS,
      requestedCents,
      couponBeforeCents: before.couponCents + before.rightCents,
      userCardId: request.userCardId,
      requestedCouponIds: request.couponIds,
      couponIds: kept.all.map((coupon) => coupon.couponId),
      loanUseCode: request.loanUseCode,
      subLoanUseCode: request.subLoanUseCode ?? null,
      firstRepaymentDay: beijingDay(firstDue),
      repaymentDay: persona.repaymentDay,
      quote,
    }
    unshiftCapped(user.terms, terms, CAPS.terms)
    return {
      termsNo: terms.termsNo,
      amount: wireYuan(amountCents),
      amountChanged,
      period,
      monthPay: wireYuan(quote.monthPayCents),
      repaymentDay: persona.repaymentDay,
      firstRepaymentDay: terms.firstRepaymentDay,
      beforeApr: quote.beforeApr,
      afterApr: quote.afterApr,
      beforeIrr: quote.beforeIrr,
      couponAmount: wireYuan(quote.couponCents + quote.rightCents),
      couponAmountBefore: wireYuan(terms.couponBeforeCents),
      chooseCoupon: kept.rate,
      rewardText: persona.lender.rewardText,
      arrivalTime: null,
      instName: persona.lender.instName,
      instId: persona.lender.instId,
      advanceType: persona.lender.advanceType,
      preClearCoefficient: persona.lender.preClearCoefficient,
      montyPayList: quote.rows.map((row) => wireYuan(realTotalOf(row))),
      list: quote.rows.map((row) => wireRow(rowCents(row))),
      userBankInfoDTO: {
        userCardId: card.userCardId,
        bankName: card.bankName,
        cardNo: card.cardNo,
        cardType: card.cardType ?? null,
      },
    }
  },
} satisfies Handlers

/** The amount after the lender looked at it, in whole hundreds of yuan when lowered, never below the minimum. */
function lowered(cents: number, persona: Persona, minimumCents: number): number {
  const { lowers } = persona.lender
  if (lowers === null || cents <= lowers.above * 100) return cents
  return Math.max(minimumCents, Math.floor((cents * lowers.share) / 10_000) * 10_000)
}

/** The rate row of an amount and a period; refuses with 45006 when the table has none. */
function rateOf(persona: Persona, amountCents: number, period: number): RateRow {
  const row = persona.loan.rateTable.find(
    (each) =>
      each.loanPeriod === period && each.minRange * 100 <= amountCents && amountCents <= each.maxRange * 100,
  )
  if (!row) throw new Refusal(RESULTS.ratesFailed)
  return row
}
