import type { Handlers } from '../../../engine/context.ts'
import { areasBelow, nearestAddress } from '../../../people/areas/areas.ts'
import { accountSeedOf } from '../../../people/account/seed.ts'
import { pictureUrl, type PictureName } from '../../../http/pictures.ts'
import { industriesBelow } from '../industries.ts'
import { lastMonths } from '../../../engine/calendar.ts'
import { Refusal, RESULTS } from '../../../engine/results.ts'

/** For how many months a statement is requested. */
const STATEMENT_MONTHS = 6

interface Place {
  picture: PictureName
  link: string
  title: string
  description: string
}

/** Advert positions of the loan page: the banner at its end, and the loan button. */
const ADVERTS: ReadonlyMap<string, Place> = new Map<string, Place>([
  [
    'bottomBanner',
    {
      picture: 'banner-loan-page',
      link: '/pages/credit/raiseLimit/home',
      title: '完善资料提额度',
      description: '最高可提升2万元额度',
    },
  ],
  [
    'loanButton',
    {
      picture: 'banner-loan-button',
      link: '/pages/credit/cash/home',
      title: '限时优惠',
      description: '今日借款享息费优惠',
    },
  ],
])

/** Handlers for places, industries, months and adverts. */
export const placeHandlers = {
  'merchant/queryArea'({ parentId }) {
    const areas = areasBelow(parentId)
    if (areas === null) throw new Refusal(RESULTS.badRequest, '未查询到该地区，请重新选择')
    return [...areas]
  },

  'merchant/queryIndustry'({ parentId }) {
    const industries = industriesBelow(parentId)
    if (industries === null) throw new Refusal(RESULTS.badRequest, '未查询到该行业，请重新选择')
    return [...industries]
  },

  'merchant/resolveGpsAddress'({ latitude, longitude }) {
    const address = nearestAddress({ latitude: degree(latitude, 90), longitude: degree(longitude, 180) })
    if (address === null) throw new Refusal(RESULTS.badRequest, '未能识别您的位置，请手动选择地址')
    return address
  },

  'merchant/getLastSixMonths': (_, { now }) => lastMonths(now, STATEMENT_MONTHS),

  'merchant/getAdBanner': ({ codes }, { baseUrl, persona }) =>
    [...ADVERTS]
      .filter(([code]) => codes.includes(code) && accountSeedOf(persona()).adverts !== 'none')
      .map(([code, { picture, link, title, description }]) => ({
        code,
        pictureUrl: pictureUrl(baseUrl, picture),
        linkUrl: `${baseUrl}${link}`,
        title,
        description,
        buttonText: '去看看',
        cornerMark: '推荐',
      })),
} satisfies Handlers

/** A degree as a number; refuses invalid ones, and those beyond `most`. */
function degree(value: number | string, most: number): number {
  const degrees = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  if (!(Math.abs(degrees) <= most)) throw new Refusal(RESULTS.badRequest, '定位信息有误，请重新定位')
  return degrees
}
