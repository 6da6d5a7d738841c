import { beijingDay } from '../../engine/calendar.ts'
import { CAMPAIGNS, campaignsFor, CENTRE, phaseOf } from './campaigns.ts'
import { offersFor, offersForGuest } from './centre.ts'
import { membershipStatusOf } from './membership.ts'
import { campaignPage, campaignPicture } from './campaignPages.ts'
import { pictureUrl } from '../../http/pictures.ts'
import { BENEFITS } from './plans.ts'
import { grayOf } from './seed.ts'
import { signInWeek } from './signIn.ts'
import { BASE, NOTHING, type FloorOf, type Item, type Viewer } from './viewer.ts'

/** How many coupons the floor shows. */
const FLOOR_SIZE = 3

const NEVER = { status: 0, plan: null, to: 0 } as const

/** Floors of the later versions of the home page. */
export const MORE_FLOORS = {
  signIn({ customer }) {
    if (customer === null || !grayOf(customer.persona).signInEntry) return NOTHING
    const { signedToday, continuousDays } = signInWeek(customer)
    return {
      title: '每日签到',
      items: [
        {
          code: signedToday ? 'signed' : 'unsigned',
          title: `已连续签到${continuousDays ?? 0}天`,
          description: '连续签到7天得息费8.8折券',
          linkUrl: `${BASE}/activity/signIn`,
          buttonText: signedToday ? '今日已签' : '签到',
        },
      ],
    }
  },

  coupons({ world, now, customer }) {
    const offers = customer === null ? offersForGuest(world, now, CENTRE) : offersFor(customer, CENTRE)
    const items = offers
      .filter((offer) => offer.isAvailable)
      .slice(0, FLOOR_SIZE)
      .map((offer) => ({
        code: offer.activityCode ?? null,
        title: offer.name,
        description: offer.incoInfo?.iconTitle ?? null,
        linkUrl: `${BASE}/coupon/centre`,
        buttonText: customer === null ? '登录领取' : offer.received ? '去使用' : '立即领取',
      }))
    return { title: '领券中心', items }
  },

  campaigns: ({ baseUrl, world, now, customer }) => ({
    title: '热门活动',
    items: campaignsOf(customer)
      .filter((campaign) => phaseOf(world, campaign, now) < 2)
      .map((campaign) => ({
        code: campaign.code,
        title: campaign.title,
        pictureUrl: pictureUrl(baseUrl, campaignPicture(campaign.code)),
        linkUrl: campaignPage(campaign.code, campaign.prizes.length > 0),
        cornerMark: phaseOf(world, campaign, now) === 0 ? '即将开始' : null,
      })),
  }),

  member({ baseUrl, customer }) {
    if (customer !== null && !grayOf(customer.persona).membershipEntry) return NOTHING
    const { status, plan, to } = customer === null ? NEVER : membershipStatusOf(customer)
    const texts = [
      ['开通会员', `手续费5折等${BENEFITS.length}项权益`, '去开通'],
      [plan?.name ?? '', `有效期至${beijingDay(to - 1)}`, '查看权益'],
      ['会员已到期', '续费后继续享受专属权益', '去续费'],
    ] as const
    const [title, description, buttonText] = texts[status]
    const pictureOf = pictureUrl(baseUrl, 'banner-member')
    const linkUrl = `${BASE}/membership/centre`
    return {
      title: '会员中心',
      items: [{ code: 'member', title, description, buttonText, pictureUrl: pictureOf, linkUrl }],
    }
  },

  topUp({ baseUrl, customer }) {
    if (customer !== null && !grayOf(customer.persona).topUpEntry) return NOTHING
    const entry = (code: 'phone' | 'video' | 'qq', title: string): Item => ({
      code,
      title,
      pictureUrl: pictureUrl(baseUrl, `top-up-${code}`),
      linkUrl: `${BASE}/topUp/${code}`,
    })
    return {
      title: '生活充值',
      items: [entry('phone', '话费充值'), entry('video', '视频会员'), entry('qq', 'QQ充值')],
    }
  },

  safety: ({ baseUrl }) => ({
    title: '安全提醒',
    items: [
      {
        code: 'safety',
        title: '谨防“代还”诈骗，请勿向陌生人转账。',
        pictureUrl: pictureUrl(baseUrl, 'banner-safety'),
        linkUrl: null,
      },
    ],
  }),
} as const satisfies Record<string, FloorOf>

const campaignsOf = (customer: Viewer['customer']) =>
  customer === null ? CAMPAIGNS : campaignsFor(customer.persona)
