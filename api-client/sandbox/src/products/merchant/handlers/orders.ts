import { merchantSlice } from '../fresh.ts'
import { customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import type { Wire, WireRequest } from '../../../engine/contract.ts'
import { beijingTime, msToFirstBill } from '../../../engine/calendar.ts'
import { findFile } from '../../../engine/files.ts'
import { documentsOf, missingDocuments } from '../documents.ts'
import { checkShop } from '../shop.ts'
import { ORDER, type MerchantOrder } from '../orderState.ts'
import {
  documentsUntil,
  isDraft,
  merchantLimitLeft,
  move,
  orderIn,
  recallOrder,
  refuseUnlessStartable,
  startRefusal,
} from '../orders.ts'
import { merchantSeedOf } from '../seed.ts'
import { hasStore } from '../stores.ts'
import { hasTobacco } from '../tobacco.ts'
import { centsOf, wireYuan } from '../../../engine/money.ts'
import { forcedOutcomeOf } from '../magic.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import { newId, type KeptFile } from '../../../engine/world.ts'

/** Replies of the review before the application. */
const PRE_AUDIT = { inReview: 0, passed: 1, refused: 2 } as const

/** Handlers for the application of a merchant. */
export const orderHandlers = {
  'merchant/getLoanData'(_, context) {
    const order = orderIn(context)
    const seed = merchantSeedOf(context.persona())
    const range = {
      minApplyAmount: wireYuan(seed.minYuan * 100),
      maxApplyAmount: wireYuan(seed.maxYuan * 100),
    }
    if (order === null) return { status: null, orderNum: null, merchantName: seed.merchantName, ...range }
    const { status, orderNum, merchantName, appliedCents, grantedCents, reason } = order
    return {
      status,
      orderNum,
      merchantName,
      loanAmount: grantedCents === null ? null : wireYuan(grantedCents),
      canUseLoanAmount:
        grantedCents === null ? null : wireYuan(merchantLimitLeft(customerOf(context), order)),
      applyAmount: appliedCents === null ? null : wireYuan(appliedCents),
      reason,
      ...range,
      proven: isProven(context, order),
      documents: documentsOf(customerOf(context), order),
      documentsUntil: order.status === ORDER.passed ? beijingTime(documentsUntil(order)) : null,
      loan: status === ORDER.succeeded ? loanRange(context) : null,
    }
  },

  'merchant/preValidator'(_, context) {
    const refusal = startRefusal(context)
    return refusal === null
      ? { allowed: true, reason: null, reasonCode: null }
      : { allowed: false, ...refusal }
  },

  'merchant/preAudit'(_, context) {
    refuseUnlessStartable(context)
    const state = context.slice(merchantSlice)
    const { preAudit } = merchantSeedOf(context.persona())
    if (isOpened(state.order)) return { auditStatus: PRE_AUDIT.passed, reason: null }
    if (state.preAuditPolls < preAudit.polls) {
      state.preAuditPolls += 1
      return { auditStatus: PRE_AUDIT.inReview, reason: '评估中，请稍候' }
    }
    state.preAuditPolls = 0
    const order = newOrder(context, null)
    state.order = order
    if (preAudit.outcome === 'pass') return { auditStatus: PRE_AUDIT.passed, reason: null }
    move(customerOf(context), order, { status: ORDER.refused, at: context.now })
    return { auditStatus: PRE_AUDIT.refused, reason: order.reason }
  },

  'merchant/createSalesOrder'(request, context) {
    refuseUnlessStartable(context)
    const state = context.slice(merchantSlice)
    if (!isOpened(state.order)) throw new Refusal(RESULTS.orderState, '请先完成资格评估')
    const pictures = checkOrder(context, request)
    // An order that still waits for its amount is changed, so that a second tab makes no second one.
    const isNew = state.order.orderNum === null
    const order = isNew ? newOrder(context, newId(context.world, 'M')) : state.order
    order.status = ORDER.draft
    order.madeAt = Math.min(order.madeAt, ...pictures.map(({ at }) => at))
    order.merchantName = request.merchantName?.trim() || order.merchantName
    order.forced = forcedOutcomeOf(request.contactPhone)
    state.order = order
    if (isNew) state.made.orders += 1
    return { orderNum: order.orderNum ?? '', url: null }
  },

  'merchant/applyAmount'({ amount, orderNum }, context) {
    const order = orderIn(context)
    if (order === null || !isDraft(order)) {
      throw new Refusal(RESULTS.orderState, '请先提交商户信息')
    }
    if (orderNum !== undefined && orderNum !== order.orderNum) {
      throw new Refusal(RESULTS.badRequest, '未查询到该笔申请')
    }
    const { minYuan, maxYuan } = merchantSeedOf(context.persona())
    const cents = centsOf(amount)
    if (cents < minYuan * 100 || cents > maxYuan * 100) {
      throw new Refusal(RESULTS.amountNotAllowed, `申请金额须在${minYuan}元至${maxYuan}元之间`)
    }
    if (!isProven(context, order)) {
      throw new Refusal(RESULTS.notEntitled, '请先完成至少一项店铺认证，或上传经营许可证')
    }
    order.appliedCents = cents
    context.slice(merchantSlice).made.applications += 1
    move(customerOf(context), order, { status: ORDER.submitted, at: context.now })
    return { status: order.status, reason: null }
  },

  'merchant/recall'({ orderNum }, context) {
    recallOrder(context, orderNum)
    return {}
  },
} satisfies Handlers

/** What a loan from the merchant's limit may be. */
function loanRange({ now, persona }: Context): Wire<'merchant/getLoanData'>['loan'] {
  const { limit, repaymentDay } = persona()
  return {
    minAmount: wireYuan(limit.minimum * 100),
    amountUpperLimit: wireYuan(limit.lenderCap * 100),
    currentTime: now,
    billDays: msToFirstBill(now, repaymentDay),
    repaymentDay,
  }
}

/** Whether the review before the application has passed and no application was submitted since. */
function isOpened(order: MerchantOrder | null): order is MerchantOrder {
  return order !== null && (order.status === ORDER.opened || isDraft(order))
}

function newOrder({ now, persona }: Context, orderNum: string | null): MerchantOrder {
  return {
    orderNum,
    merchantName: merchantSeedOf(persona()).merchantName,
    status: ORDER.opened,
    since: now,
    madeAt: now,
    appliedCents: null,
    grantedCents: null,
    reason: null,
    forced: null,
    earlierDocuments: [],
    refusedDocuments: {},
  }
}

/** Refuses an invalid order. Returns its pictures. */
function checkOrder(context: Context, request: WireRequest<'merchant/createSalesOrder'>): KeptFile[] {
  checkShop(request)
  const { userId } = context.user()
  return Object.values(request.pictures ?? {})
    .flat()
    .map((key) => {
      const file = findFile(context.world, userId, key)
      if (!file) throw new Refusal(RESULTS.badRequest, '图片已失效，请重新上传')
      return file
    })
}

/** Whether the business has the one proof that an application needs: a platform, the tobacco licence, or a document. */
function isProven(context: Context, order: MerchantOrder): boolean {
  const { missing } = missingDocuments(customerOf(context), order)
  return (
    hasStore(context.slice(merchantSlice).stores, context.now) ||
    hasTobacco(context) ||
    !missing.includes('certificate')
  )
}
