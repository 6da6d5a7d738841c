import type { Wire } from '../../engine/contract.ts'
import type { Customer } from '../../engine/customer.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { couponsOf } from '../../ledger/coupons/coupons.ts'
import { PRODUCTS } from '../../ledger/coupons/products.ts'
import { membershipStatusOf } from './membership.ts'
import { campaignPage } from './campaignPages.ts'
import { pictureUrl } from '../../http/pictures.ts'
import { homeStageOf } from './stage.ts'

type Window = Wire<'apphome/queryWindows'>[number]

/** Pop-ups of the home page for a customer, the most urgent first. */
export function homeWindows(customer: Customer, baseUrl: string): Window[] {
  const { stage, next } = homeStageOf(customer)
  const member = membershipStatusOf(customer)
  const coupon = firstRateCoupon(customer)
  const windows = [
    stage === 'overdue' &&
      button('home-overdue', '账单逾期提醒', {
        text: `您有${next?.overdueCount ?? 0}笔账单已逾期，请尽快还款，以免影响您的信用。`,
        action: '立即还款',
        link: '/pages/credit/repayment/bills',
      }),
    stage === 'notApplied' &&
      button('home-apply', '申请专属额度', {
        text: '填写身份信息即可评估，最快3分钟出结果，最高可申请200,000元。',
        action: '立即申请',
        link: '/pages/credit/koocard/idauth',
      }),
    coupon !== null &&
      (stage === 'ready' || stage === 'running') &&
      picture(
        'home-coupon',
        coupon.name,
        pictureUrl(baseUrl, 'window-coupon'),
        `优惠券:${coupon.batchNo ?? ''}`,
      ),
    member.status === 2 &&
      button('home-member', '会员已到期', {
        text: '续费后继续享受手续费5折等专属权益。',
        action: '去续费',
        link: '/pages/credit/membership/centre',
      }),
    (stage === 'ready' || stage === 'running') &&
      picture(
        'home-draw',
        '幸运大抽奖',
        pictureUrl(baseUrl, 'window-draw'),
        `${baseUrl}${campaignPage('lucky-draw', true)}`,
      ),
  ]
  return windows.filter((window) => window !== false)
}

function button(id: string, title: string, says: { text: string; action: string; link: string }): Window {
  return {
    id,
    styleTemplate: 'button',
    popTitle: title,
    popName: title,
    popContent: says.text,
    bottonText: says.action,
    bottonHrefUrl: says.link,
    showMn: 1,
  }
}

function picture(id: string, name: string, popImgUrl: string, popImgHrefUrl: string): Window {
  return { id, styleTemplate: 'picture', popName: name, popImgUrl, popImgHrefUrl, showMn: 1 }
}

/** The rate coupon that a pop-up may offer: unused, valid now, and for the main scene's products. */
function firstRateCoupon({
  world,
  user,
  persona,
  now,
}: Customer): ReturnType<typeof couponsOf>[number] | null {
  const today = beijingDay(now)
  const products: string[] = PRODUCTS.filter(
    ({ scene, customer }) => scene === 'main' && (customer === 'any' || customer === persona.customerKind),
  ).map((product) => product.productId)
  const fits = couponsOf(world, user, persona).find(
    (coupon) =>
      coupon.category === 'rate' &&
      coupon.statusId !== 2 &&
      coupon.couponStatus !== 1 &&
      coupon.endDate >= today &&
      (coupon.validateStartDate ?? today) <= today &&
      (coupon.productIds ?? []).some((id) => products.includes(id)),
  )
  return fits ?? null
}
