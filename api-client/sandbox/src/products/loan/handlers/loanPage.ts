import { bindPageUrl } from '../../../ledger/cards/bindPage.ts'
import { beijingDay, beijingTime, DAY_MS, msToFirstBill } from '../../../engine/calendar.ts'
import { couponsOf } from '../../../ledger/coupons/coupons.ts'
import { loanButtonAuthOf } from '../../../people/credit/proofs.ts'
import { limitsIn } from '../../../ledger/limit/limits.ts'
import { LOAN_USES } from '../../../ledger/loans/loanUses.ts'
import { cardsOf } from '../../../ledger/cards/customerCards.ts'
import { PRODUCTS } from '../../../ledger/coupons/products.ts'
import { lowFeeOf } from '../../../ledger/bills/rights.ts'
import { customerOf, type Handlers } from '../../../engine/context.ts'

/** The category of loans, which has a service agreement of its own. */
const LOAN_CATEGORY = 'jyd'

/** Handlers for the data of the loan page. */
export const loanPageHandlers = {
  'cash/getAmount'(_, context) {
    const { now, world } = context
    const persona = context.persona()
    const { limit } = persona
    const limits = limitsIn(context)
    const lowFee = lowFeeOf(customerOf(context))
    return {
      loanAmount: limits.totalCents / 100,
      canUseLoanAmount: limits.usableCents / 100,
      leadFlowLoanAmount: Math.min(limit.leadFlow, limits.usableCents / 100),
      minAmount: limit.minimum,
      amountUpperLimit: limit.lenderCap,
      amount: null,
      deltaAmount: limit.delta?.amount ?? null,
      deltaAmountDate: limit.delta && beijingDay(world.since + limit.delta.days * DAY_MS),
      expireDate: beijingDay(world.since + limit.validDays * DAY_MS),
      cashTempAvailAmount: limits.temporaryEnd === null ? null : limits.temporaryCents / 100,
      cashTempEndTime: limits.temporaryEnd === null ? null : beijingTime(limits.temporaryEnd),
      needScanQRCode: persona.needScanQRCode,
      hasChooseReduceFee: lowFee.hasChooseReduceFee,
      reduceFeeMaxAmount: lowFee.maxLoanAmount,
      currentTime: now,
      billDays: msToFirstBill(now, persona.repaymentDay),
      repaymentDay: persona.repaymentDay,
      customerKind: persona.customerKind,
    }
  },

  'merchant/getLoanRateInfoV3'(_, context) {
    const { loan } = context.persona()
    return {
      defaultPeriod: loan.defaultPeriod,
      rateConfig: {
        beforeRate: loan.beforeRate,
        currentRate: loan.currentRate,
        oldYxFakeCouponDiscount: loan.fakeDiscount,
      },
      periodList: loan.periods,
      rateTable: loan.rateTable,
    }
  },

  'user/queryAllBankcardList'(_, context) {
    return cardsOf(context.user(), context.persona())
  },

  'user/bindBankcardV2': ({ callBackUrl }, context) => ({ url: bindPageUrl(context, callBackUrl) }),

  'cash/queryCoupons'(_, context) {
    const persona = context.persona()
    return {
      couponList: couponsOf(context.world, context.user(), persona, context.now),
      productList: [...PRODUCTS],
      ...persona.couponRules,
    }
  },

  'cash/queryLoanUse': () => LOAN_USES,

  'cash/queryLoanAgreements': (_, { baseUrl }) =>
    [
      { slug: 'loan', name: '个人消费借款合同', isLoanProtocol: true },
      { slug: 'guarantee', name: '委托担保合同', isLoanProtocol: true },
      { slug: 'credit', name: '个人征信查询及报送授权书', isLoanProtocol: true },
      { slug: 'service', name: '借款服务协议', isLoanProtocol: false, category: LOAN_CATEGORY },
    ].map(({ slug, ...agreement }) => ({
      ...agreement,
      url: `${baseUrl}/__sandbox/agreements/${slug}`,
      version: 'v3',
    })),

  'cash/queryLoanButtonAuth': (_, context) => loanButtonAuthOf(customerOf(context)),
} satisfies Handlers
