import { wireYuan } from '../../lender/money.ts'
import { termsFor } from '../../lender/lending.ts'
import { couponsOf } from '../../lender/coupons.ts'
import { realTotalOf, rowCents, wireRow } from '../../lender/rows.ts'
import { findCard } from '../../lender/people.ts'
import { Refusal, RESULTS } from '../../results.ts'
import { CAPS, unshiftCapped } from '../../world.ts'
import type { Handlers } from '../../context.ts'

/** The binding terms of one loan. */
export const approvalHandlers = {
  'cash/preApproval'(request, context) {
    const user = context.user()
    const persona = context.persona()
    const terms = termsFor(context, request)
    const { quote } = terms
    const card = findCard(context, terms.userCardId)
    if (!card) throw new Refusal(RESULTS.cardUnusable)
    unshiftCapped(user.terms, terms, CAPS.terms)
    const rateCoupon = couponsOf(context.world, user, persona).find(
      (coupon) => coupon.category === 'rate' && terms.couponIds.includes(coupon.couponId),
    )
    return {
      termsNo: terms.termsNo,
      amount: wireYuan(quote.amountCents),
      amountChanged: quote.amountCents !== terms.requestedCents,
      period: quote.period,
      monthPay: wireYuan(quote.monthPayCents),
      repaymentDay: persona.repaymentDay,
      firstRepaymentDay: terms.firstRepaymentDay,
      beforeApr: quote.beforeApr,
      afterApr: quote.afterApr,
      beforeIrr: quote.beforeIrr,
      couponAmount: wireYuan(quote.couponCents + quote.rightCents),
      couponAmountBefore: wireYuan(terms.couponBeforeCents),
      chooseCoupon: rateCoupon ?? null,
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
