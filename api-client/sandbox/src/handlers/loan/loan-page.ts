import { beijingDay, beijingTime, DAY_MS, msToFirstBill } from '../../lender/calendar.ts'
import { couponsOf } from '../../lender/coupons.ts'
import { limitsIn } from '../../lender/limits.ts'
import { LOAN_USES } from '../../lender/loan-uses.ts'
import { cardsOf } from '../../lender/people.ts'
import { PRODUCTS } from '../../personas/coupon-kinds.ts'
import { unshiftCapped, newId, CAPS } from '../../world.ts'
import { Refusal, RESULTS } from '../../results.ts'
import type { Handlers } from '../../context.ts'

/** What the loan page reads before anything is asked for. */
export const loanPageHandlers = {
  'cash/getAmount'(_, context) {
    const { now, world } = context
    const persona = context.persona()
    const { limit } = persona
    const limits = limitsIn(context)
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
      hasChooseReduceFee: false,
      reduceFeeMaxAmount: null,
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

  'user/bindBankcardV2'({ callBackUrl }, context) {
    const { world, scope, origin } = context
    if (!URL.canParse(callBackUrl, origin))
      throw new Refusal(RESULTS.badRequest, '返回地址填写有误，请检查后重试')
    const back = new URL(callBackUrl, origin)
    if (back.protocol !== 'https:' && back.protocol !== 'http:') {
      throw new Refusal(RESULTS.badRequest, '返回地址填写有误，请检查后重试')
    }
    const ticket = { id: newId(world, 'B'), userId: context.user().userId, callBackUrl: back.href }
    unshiftCapped(world.tickets, ticket, CAPS.tickets)
    return { url: `${origin}/__sandbox/bind?${new URLSearchParams({ scope, ticket: ticket.id })}` }
  },

  'cash/queryCoupons'(_, context) {
    const persona = context.persona()
    return {
      couponList: couponsOf(context.world, context.user(), persona),
      productList: [...PRODUCTS],
      ...persona.couponRules,
    }
  },

  'cash/queryLoanUse': () => LOAN_USES,

  'cash/queryLoanAgreements': (_, { origin }) =>
    [
      { slug: 'loan', name: '个人消费借款合同', isLoanProtocol: true },
      { slug: 'guarantee', name: '委托担保合同', isLoanProtocol: true },
      { slug: 'credit', name: '个人征信查询及报送授权书', isLoanProtocol: true },
      { slug: 'privacy', name: '个人信息处理授权书', isLoanProtocol: false },
    ].map(({ slug, ...agreement }) => ({
      ...agreement,
      url: `${origin}/__sandbox/agreements/${slug}`,
      version: 'v3',
    })),

  'cash/queryLoanButtonAuth': (_, context) => context.persona().auth,
} satisfies Handlers
