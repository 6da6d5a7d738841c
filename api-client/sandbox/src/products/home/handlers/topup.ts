import { customerOf, type Context, type Handlers } from '../../../engine/context.ts'
import type { Wire } from '../../../engine/contract.ts'
import { beijingDay, beijingTime } from '../../../engine/calendar.ts'
import { couponsOf } from '../../../ledger/coupons/coupons.ts'
import {
  ARTICLES,
  findArticle,
  fitsAccount,
  isQq,
  operatorName,
  operatorOf,
  type Article,
} from '../articles.ts'
import { cashierUrl } from '../cashier.ts'
import { addOrder, findOrder, ORDER_TEXTS, ordersOf, orderState } from '../orders.ts'
import { pictureUrl } from '../../../http/pictures.ts'
import { centsOf, wireYuan } from '../../../engine/money.ts'
import { TOP_UP_ENDINGS } from '../magic.ts'
import type { CouponWire } from '../../../people/personas/coupons/seed.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'
import { readCoupon } from '@koo/pricing'

/** Kind of top-up coupons. */
const MALL_COUPON = 2

/** Handlers for top-ups of phones, QQ and video services. */
export const topUpHandlers = {
  'virtual/queryPhoneSku'({ mobile }, { baseUrl }) {
    const operator = operatorOf(mobile)
    const articles = ARTICLES.filter((each) => each.kind === 'phone' && each.operator === operator)
    const works = !mobile.endsWith(TOP_UP_ENDINGS.maintenance)
    return {
      skuList: articles.map((article) => wireArticle(baseUrl, article, works)),
      operatorName: operatorName(operator),
    }
  },

  'virtual/queryVideoSku': (_, { baseUrl }) => offerOf(baseUrl, 'video'),

  'virtual/queryQqSku'({ qq }, { baseUrl }) {
    if (qq !== undefined && !isQq(qq)) throw new Refusal(RESULTS.badRequest, 'QQ号填写有误，请检查后重试')
    return offerOf(baseUrl, 'qq')
  },

  'virtual/queryCoupons'({ skuId }, context) {
    const article = articleOf(skuId)
    return topUpCoupons(context).map((coupon) => {
      const reason = refusalOf(coupon, article, context.now)
      return { ...coupon, isAvailable: reason === null, reasonList: reason === null ? [] : [reason] }
    })
  },

  'virtual/createOrder'({ skuId, account, couponId, callBackUrl }, context) {
    const article = articleOf(skuId)
    if (!article.inStock || isDown(article, account)) {
      throw new Refusal(RESULTS.orderRefused, '该商品暂时无法充值，请选择其他商品')
    }
    if (!fitsAccount(article, account)) {
      throw new Refusal(RESULTS.badRequest, '充值账号与所选商品不符，请检查后重试')
    }
    if (account.endsWith(TOP_UP_ENDINGS.refused)) {
      throw new Refusal(RESULTS.orderRefused, '该账号暂不支持充值，请更换账号')
    }
    const coupon = couponId === undefined ? null : chooseCoupon(context, couponId, article)
    const cents = article.cents - centsOf(coupon?.amount)
    const { url, back } = cashierUrl(context, callBackUrl, '/pages/credit/topUp/result')
    const order = addOrder(
      customerOf(context),
      { kind: 'topUp', itemId: skuId, account, cents, couponId: coupon?.couponId ?? null },
      back,
    )
    return { orderNum: order.orderNum, url: url(order.orderNum) }
  },

  'virtual/queryPayResult'({ orderNum }, context) {
    const order = findOrder(customerOf(context), orderNum)
    const { state, since } = orderState(order, context.now)
    return {
      status: state,
      statusText: order.kind === 'topUp' || state !== 'delivered' ? ORDER_TEXTS[state] : '会员已开通',
      amount: wireYuan(order.cents),
      time: beijingTime(since),
    }
  },
} satisfies Handlers

function offerOf(baseUrl: string, kind: Article['kind']): Wire<'virtual/queryQqSku'> {
  return {
    skuList: ARTICLES.filter((each) => each.kind === kind).map((each) => wireArticle(baseUrl, each, true)),
    operatorName: null,
  }
}

function wireArticle(
  baseUrl: string,
  { skuId, name, faceCents, cents, picture, inStock }: Article,
  works: boolean,
): Wire<'virtual/queryQqSku'>['skuList'][number] {
  return {
    skuId,
    name,
    faceValue: wireYuan(faceCents),
    price: wireYuan(cents),
    pictureUrl: pictureUrl(baseUrl, picture),
    enabled: works && inStock,
  }
}

function articleOf(skuId: string): Article {
  const article = findArticle(skuId)
  if (!article) throw new Refusal(RESULTS.articleNotFound, '该商品不存在或已下架')
  return article
}

function isDown(article: Article, account: string): boolean {
  return article.kind === 'phone' && account.endsWith(TOP_UP_ENDINGS.maintenance)
}

/** Unused top-up coupons, with those of failed orders. */
function topUpCoupons(context: Context): CouponWire[] {
  const customer = customerOf(context)
  ordersOf(customer)
  return couponsOf(customer.world, customer.user, customer.persona).filter(
    (coupon) => coupon.kindId === MALL_COUPON && coupon.statusId === 1,
  )
}

function chooseCoupon(context: Context, couponId: string, article: Article): CouponWire {
  const coupon = topUpCoupons(context).find((each) => each.couponId === couponId)
  if (!coupon) throw new Refusal(RESULTS.couponUnusable)
  const reason = refusalOf(coupon, article, context.now)
  if (reason !== null) throw new Refusal(RESULTS.couponUnusable, `优惠券“${coupon.name}”：${reason}`)
  return coupon
}

/** Why a coupon cannot be used for an article; null when it can. */
function refusalOf(coupon: CouponWire, article: Article, now: number): string | null {
  const today = beijingDay(now)
  if (coupon.endDate < today) return '该券已过期'
  if ((coupon.validateStartDate ?? today) > today) return '该券暂未生效'
  const least = readCoupon(coupon).rule?.minAmount ?? 0
  return article.cents < least ? `满${least / 100}元可用` : null
}
