import type { Customer } from '../../engine/customer.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { couponsOf } from '../../ledger/coupons/coupons.ts'
import { cardText, GUEST_CARD } from './card.ts'
import { messagesOf } from '../../people/messages/messages.ts'
import { campaignPage } from './campaignPages.ts'
import { pictureUrl } from '../../http/pictures.ts'
import { BASE, type FloorOf, type Viewer } from './viewer.ts'

/** A coupon is announced this many days before its end. */
const SOON_DAYS = 3

/** The floors of all versions: notice, card, banners and menu. */
export const TOP_FLOORS = {
  notice: ({ customer }) => ({ title: null, items: [{ code: 'notice', title: noticeOf(customer) }] }),

  card({ customer }) {
    const text = customer === null ? GUEST_CARD : cardText(customer.homeStage)
    return { title: null, items: [{ code: customer?.homeStage.stage ?? 'guest', ...text }] }
  },

  banner: ({ baseUrl, customer }) => ({
    title: null,
    items: [
      customer === null || customer.homeStage.stage === 'notApplied'
        ? {
            code: 'apply',
            title: '新人专享额度',
            pictureUrl: pictureUrl(baseUrl, 'banner-apply'),
            linkUrl: `${BASE}/wallet`,
          }
        : {
            code: 'borrow',
            title: '年末息费优惠季',
            pictureUrl: pictureUrl(baseUrl, 'banner-borrow'),
            linkUrl: campaignPage('borrow-season', false),
          },
      {
        code: 'draw',
        title: '幸运大抽奖',
        pictureUrl: pictureUrl(baseUrl, 'banner-draw'),
        linkUrl: campaignPage('lucky-draw', true),
      },
    ],
  }),

  menu({ customer }) {
    const unread = customer === null ? 0 : messagesOf(customer).filter((each) => !each.read).length
    const usable = customer === null ? 0 : usableCoupons(customer).length
    return {
      title: null,
      items: [
        {
          code: 'coupons',
          title: '领券中心',
          linkUrl: `${BASE}/coupon/centre`,
          cornerMark: countMark(usable, '张券'),
        },
        {
          code: 'bills',
          title: '我的账单',
          linkUrl: `${BASE}/repayment/bills`,
          cornerMark: billMark(customer),
        },
        { code: 'raise', title: '提升额度', linkUrl: `${BASE}/raiseLimit/home` },
        {
          code: 'messages',
          title: '消息中心',
          linkUrl: `${BASE}/message/list`,
          cornerMark: countMark(unread, ''),
        },
      ],
    }
  },
} as const satisfies Record<string, FloorOf>

/** The notice at the top: only the most urgent message. */
function noticeOf(customer: Viewer['customer']): string {
  if (customer?.homeStage.stage === 'overdue') {
    const { overdueCount, overdueDays } = customer.homeStage.next ?? { overdueCount: 0, overdueDays: 0 }
    return `您有${overdueCount}笔账单已逾期${overdueDays}天，请尽快还款`
  }
  if (customer !== null) {
    const lastDay = beijingDay(customer.now + SOON_DAYS * DAY_MS)
    const ending = usableCoupons(customer).filter((coupon) => coupon.endDate <= lastDay).length
    if (ending > 0) return `您有${ending}张优惠券即将过期，请尽快使用`
  }
  return '申请互联网小额贷款中，请勿向陌生人转账。防范诈骗！'
}

function usableCoupons({ world, user, persona, now }: Customer): ReturnType<typeof couponsOf> {
  const today = beijingDay(now)
  return couponsOf(world, user, persona).filter(
    ({ statusId, couponStatus, endDate }) => (statusId ?? 1) === 1 && couponStatus !== 1 && endDate >= today,
  )
}

function billMark(customer: Viewer['customer']): string | null {
  const stage = customer?.homeStage.stage
  return stage === 'overdue' ? '已逾期' : stage === 'due' ? '待还款' : null
}

function countMark(count: number, unit: string): string | null {
  return count === 0 ? null : `${count > 99 ? '99+' : count}${unit}`
}
