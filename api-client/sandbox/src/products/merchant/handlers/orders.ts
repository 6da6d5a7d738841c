import { merchantSlice } from '../fresh.ts'
import { customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import type { WireRequest } from '../../../engine/contract.ts'
import { findFile } from '../../../engine/files.ts'
import { documentsOf, missingDocuments } from '../documents.ts'
import { isIndustry } from '../industries.ts'
import { ORDER, type MerchantOrder } from '../orderState.ts'
import {
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

/** Length limit of a shop's name. */
const LONGEST_NAME = 60

/** Handlers for the application of a merchant. */
export const orderHandlers = {
  'merchant/getLoanData'(_, context) {
    const order = orderIn(context)
    const seed = merchantSeedOf(context.persona())
    if (order === null) return { status: null, orderNum: null, merchantName: seed.merchantName }
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
      documents: documentsOf(customerOf(context), order),
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
    if (!isOpened(context.slice(merchantSlice).order))
      throw new Refusal(RESULTS.orderState, '请先完成资格评估')
    const pictures = checkOrder(context, request)
    const order = newOrder(context, newId(context.world, 'M'))
    order.status = ORDER.draft
    order.madeAt = Math.min(context.now, ...pictures.map(({ at }) => at))
    order.merchantName = request.merchantName?.trim() || order.merchantName
    order.forced = forcedOutcomeOf(request.contactPhone)
    context.slice(merchantSlice).order = order
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
    refuseWithoutProof(context, order)
    order.appliedCents = cents
    move(customerOf(context), order, { status: ORDER.submitted, at: context.now })
    return { status: order.status, reason: null }
  },

  'merchant/recall'({ orderNum }, context) {
    recallOrder(context, orderNum)
    return {}
  },
} satisfies Handlers

/** Whether the review before the application has passed and no application was submitted since. */
function isOpened(order: MerchantOrder | null): order is MerchantOrder {
  return order !== null && (order.status === ORDER.opened || isDraft(order))
}

/** Whether an order waits for its amount; an expired limit has the same status but needs a new application. */
function isDraft(order: MerchantOrder): boolean {
  return order.status === ORDER.draft && order.reason === null
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
  }
}

/** Refuses an invalid order. Returns its pictures. */
function checkOrder(context: Context, request: WireRequest<'merchant/createSalesOrder'>): KeptFile[] {
  const { merchantName, industryId } = request
  if (merchantName !== undefined && merchantName.length > LONGEST_NAME) {
    throw new Refusal(RESULTS.badRequest, `店铺名称最多${LONGEST_NAME}个字`)
  }
  if (industryId !== undefined && !isIndustry(String(industryId))) {
    throw new Refusal(RESULTS.badRequest, '请选择具体的经营行业')
  }
  const { userId } = context.user()
  return Object.values(request.pictures ?? {})
    .flat()
    .map((key) => {
      const file = findFile(context.world, userId, key)
      if (!file) throw new Refusal(RESULTS.badRequest, '图片已失效，请重新上传')
      return file
    })
}

/** An application needs one proof of the business: a platform, the tobacco licence, or a document. */
function refuseWithoutProof(context: Context, order: MerchantOrder): void {
  const { missing } = missingDocuments(customerOf(context), order)
  const isConfirmed = hasStore(context.slice(merchantSlice).stores, context.now) || hasTobacco(context)
  if (!isConfirmed && missing.includes('certificate')) {
    throw new Refusal(RESULTS.notEntitled, '请先完成至少一项店铺认证，或上传经营许可证')
  }
}
