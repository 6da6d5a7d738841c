/** The requests of a one-click loan. Pure. */
import type { CashLoanConfirmHookV3Request } from '@koo/api-client/types'
import { yuanText, type PeriodQuote } from '@koo/pricing'
import type { LoanUseChoice } from '@koo/steps/loan'
import { ONE_CLICK_TYPE } from '../constants.ts'
import type { LoanRequest } from '../model/publish/publishing.ts'
import type { OneClickOffer } from './offer.ts'

// oneClick.18
/** What publishing sends. The trace names the style and the purpose, and nobody. */
export function publishRequest(offer: OneClickOffer, quote: PeriodQuote, use: LoanUseChoice): LoanRequest {
  const { coupon, right } = quote
  return {
    typeId: ONE_CLICK_TYPE,
    amount: yuanText(quote.base.terms.principal),
    monthRepay: yuanText(quote.averageMonthlyDue),
    traceData: {
      scene: ONE_CLICK_TYPE,
      showStyle: offer.style,
      loanUseCode: use.use,
      subLoanUseCode: use.sub,
    },
    ...(coupon && { couponId: coupon.id }),
    ...((coupon ?? right) && {
      loanCouponInfoDTO: {
        couponFeeList: quote.rows().map(({ discount }, index) => ({
          loanPeriod: index + 1,
          couponFee: yuanText(discount),
        })),
      },
    }),
  }
}

/** What the check for forced reading sends. */
export function readingRequest(
  offer: OneClickOffer,
  quote: PeriodQuote,
  use: LoanUseChoice,
): CashLoanConfirmHookV3Request {
  return {
    period: offer.period,
    loanAmount: yuanText(quote.base.terms.principal),
    loanUse: use.use,
    monthlyRepayment: yuanText(quote.averageMonthlyDue),
    userBankCardId: offer.card.id,
    rateInfo: offer.rates,
    listingInfos: offer.institutions.map(({ id }) => ({ instId: id })),
    traceData: { scene: ONE_CLICK_TYPE },
  }
}
