import type { Others } from '../others.ts'
import { institutionsOf } from '../../../ledger/loans/institutions.ts'
import { mixedTerms } from '../../../ledger/lending/mixedTerms.ts'
import { commitmentOf } from '../../../ledger/lending/commitments.ts'
import { costStatement } from '../../../ledger/cost/statement.ts'
import { isSplit, partsOf } from '../lentParts.ts'
import { customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import { LOAN_CAPS, type Terms } from '../../../ledger/state/loan.ts'
import { wireYuan } from '../../../engine/money.ts'
import { termsFor } from '../../../ledger/lending/lending.ts'
import { couponsOf } from '../../../ledger/coupons/coupons.ts'
import { realTotalOf, rowCents, wireRow } from '../../../ledger/loans/rows.ts'
import { findCard } from '../../../ledger/cards/customerCards.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import { unshiftCapped } from '../../../engine/world.ts'

/** Handlers for the binding terms of a loan. */
export const approvalHandlers = ({ splitInfo }: Others) =>
  ({
    'cash/preApproval'(request, context) {
      const user = context.user()
      const persona = context.persona()
      const terms = mixedTerms(context, request) ?? termsFor(context, request)
      const { quote } = terms
      const card = findCard(context, terms.userCardId)
      if (!card) throw new Refusal(RESULTS.cardUnusable)
      unshiftCapped(user.terms, terms, LOAN_CAPS.terms)
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
        usedCouponIds: terms.couponIds,
        rewardText: persona.lender.rewardText,
        arrivalTime: null,
        ...lenderOf(context, terms),
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
        mixLoanAmount: terms.leadCents === undefined ? null : wireYuan(terms.leadCents),
        oldUserSplitInfoDto: isSplit(terms) ? splitInfo(context, quote.amountCents) : null,
        costDisclosure: costStatement(persona, quote, partsOf(context, terms, splitInfo)),
        commitment: request.leadFlow === undefined ? commitmentOf(customerOf(context), quote.period) : null,
      }
    },
  }) satisfies Handlers

/** Who pays the loan out: the wallet's lender, or the first of the lead flow. */
function lenderOf(context: Context, { isLead }: Terms): { instName: string; instId: string | number } {
  const { lender } = context.persona()
  const [first] = isLead ? institutionsOf(context.baseUrl, 1) : []
  if (first) return { instName: first.instName, instId: first.instId }
  return { instName: lender.instName, instId: lender.instId }
}
