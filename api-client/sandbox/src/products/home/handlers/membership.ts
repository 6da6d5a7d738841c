import { customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import type { Wire, WireRequest } from '../../../engine/contract.ts'
import { beijingDay, beijingTime } from '../../../engine/calendar.ts'
import { couponsOf } from '../../../ledger/coupons/coupons.ts'
import { cashierUrl } from '../cashier.ts'
import { changeRenewal, memberPeriods, nextRenewal, membershipStatusOf, upgradeCents } from '../membership.ts'
import { addOrder, ordersOf } from '../orders.ts'
import { homeSeedOf } from '../seed.ts'
import type { ShopOrder } from '../state.ts'
import { BENEFITS, findPlan, PLANS, type Plan } from '../plans.ts'
import { isOpenLoan } from '../../../ledger/state/reviews.ts'
import { wireYuan } from '../../../engine/money.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import type { Customer } from '../../../engine/customer.ts'

/** Handlers for the paid membership. */
export const membershipHandlers = {
  'member/queryInfo'(_, context) {
    const customer = settledOrigin(context)
    const { status, plan, from, to } = membershipStatusOf(customer)
    return {
      status,
      cardName: plan?.name ?? null,
      startDate: status === 0 ? null : beijingDay(from),
      endDate: status === 0 ? null : beijingDay(to - 1),
      savedAmount: wireYuan(savedCents(customer)),
      planList: PLANS.map(({ planId, name, cents, originalCents, months }) => ({
        planId,
        name,
        price: wireYuan(cents),
        originalPrice: wireYuan(originalCents),
        months,
      })),
    }
  },

  'member/open'(request, context) {
    const plan = planOf(request.planId)
    const { level } = membershipStatusOf(settledOrigin(context))
    if (level > plan.level) throw new Refusal(RESULTS.orderRefused, '您已是超级会员，请续费超级会员')
    if (level !== 0 && level < plan.level) {
      throw new Refusal(RESULTS.orderRefused, '您已是会员，请通过会员升级开通')
    }
    return order(context, request, { kind: 'open', cents: plan.cents })
  },

  'member/upgrade'(request, context) {
    const plan = planOf(request.planId)
    const customer = settledOrigin(context)
    const { level } = membershipStatusOf(customer)
    const { upgradeRefusal } = homeSeedOf(customer.persona)
    if (upgradeRefusal !== null) throw new Refusal(RESULTS.orderRefused, upgradeRefusal)
    if (level === 0) throw new Refusal(RESULTS.orderRefused, '您还不是会员，请先开通会员')
    if (plan.level <= level) throw new Refusal(RESULTS.orderRefused, '请选择更高等级的会员')
    return order(context, request, { kind: 'upgrade', cents: upgradeCents(customer, plan) })
  },

  'member/queryRenewList': (_, context) =>
    memberPeriods(settledOrigin(context))
      .filter((period) => period.kind === 'renewal')
      .map((period) => ({
        orderNum: period.orderNum,
        planName: findPlan(period.planId)?.name ?? null,
        amount: wireYuan(period.cents),
        time: beijingTime(period.paidAt),
        status: period.paid ? 'success' : 'failed',
      })),

  'member/queryAutoRenewConfig': (_, context) => renewalOf(settledOrigin(context)),

  'member/changeAutoRenew'({ enabled }, context) {
    const customer = settledOrigin(context)
    changeRenewal(customer, enabled)
    return renewalOf(customer)
  },

  'member/queryBenefits'(_, context) {
    const customer = settledOrigin(context)
    const { level } = membershipStatusOf(customer)
    const { world, user, persona, now } = customer
    const own = couponsOf(world, user, persona)
    return BENEFITS.map(({ code, title, description, level: least, gift, link }) => {
      const newest =
        gift && own.find((coupon) => coupon.batchNo === `G-${gift}` && coupon.endDate >= beijingDay(now))
      const status = level < least ? 0 : newest?.statusId === 2 ? 2 : 1
      return { code, title, description, iconUrl: null, linkUrl: link, status }
    })
  },
} satisfies Handlers

/** The signed-in customer, with all orders updated to now. */
function settledOrigin(context: Context): Customer {
  const customer = customerOf(context)
  ordersOf(customer)
  return customer
}

/** How the membership renews itself. */
function renewalOf(customer: Customer): Wire<'member/queryAutoRenewConfig'> {
  const next = nextRenewal(customer)
  return {
    enabled: next !== null,
    planId: next?.plan.planId ?? null,
    price: next && wireYuan(next.plan.cents),
    nextDate: next && beijingDay(next.at),
  }
}

function planOf(planId: string): Plan {
  const plan = findPlan(planId)
  if (!plan) throw new Refusal(RESULTS.articleNotFound, '该会员套餐不存在或已下架')
  return plan
}

function order(
  context: Context,
  { planId, callBackUrl }: WireRequest<'member/open'>,
  bought: Pick<ShopOrder, 'kind' | 'cents'>,
): Wire<'member/open'> {
  const { url, back } = cashierUrl(context, callBackUrl, '/pages/credit/membership/result')
  const { orderNum } = addOrder(
    customerOf(context),
    { ...bought, itemId: planId, account: '', couponId: null },
    back,
  )
  return { orderNum, url: url(orderNum) }
}

/** The saving from member rights on loans that were not refused. */
function savedCents({ user }: Customer): number {
  return user.loans.filter(isOpenLoan).reduce((sum, loan) => sum + loan.terms.quote.rightCents, 0)
}
