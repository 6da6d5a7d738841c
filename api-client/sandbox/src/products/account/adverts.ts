import { pictureUrl, type PictureName } from '../../http/pictures.ts'
import type { Customer } from '../../engine/customer.ts'
import { accountSeedOf } from '../../people/account/seed.ts'

/** Path of the app; in-app links begin with it. */
const APP = '/pages/credit'

/** Who sees an advert. */
type Audience = 'everyone' | 'visitor' | 'new' | 'old'

/** An advert before its addresses are completed. */
interface Plan {
  code: string
  /** Where it is shown. */
  position: string
  audience: Audience
  picture: PictureName
  /** Page of the app below {@link APP}. */
  path: string
  texts: readonly [title: string, description: string, buttonText: string, cornerMark: string | null]
}

/** An advert as the contract describes it. */
export interface AdvertWire {
  code: string
  pictureUrl: string
  linkUrl: string
  title: string
  description: string
  buttonText: string
  cornerMark: string | null
}

const PLANS: readonly Plan[] = [
  {
    code: 'HOME_NEW_GIFT',
    position: 'home',
    audience: 'new',
    picture: 'banner-apply',
    path: '/cash/home',
    texts: ['新人借款礼', '首期息费5折起', '去领取', '新人专享'],
  },
  {
    code: 'HOME_RAISE',
    position: 'home',
    audience: 'old',
    picture: 'banner-raise',
    path: '/raiseLimit/home',
    texts: ['额度提升', '完善资料最高提2万元', '去提额', '限时'],
  },
  {
    code: 'HOME_SIGN_IN',
    position: 'home',
    audience: 'everyone',
    picture: 'banner-sign-in',
    path: '/activity/signIn',
    texts: ['每日签到', '连签7天领免息券', '去签到', null],
  },
  {
    code: 'HOME_WELCOME',
    position: 'home',
    audience: 'visitor',
    picture: 'banner-apply',
    path: '/account/login',
    texts: ['欢迎来到信用钱包', '登录查看专属额度', '去登录', null],
  },
  {
    code: 'LOGIN_SAFE',
    position: 'login',
    audience: 'everyone',
    picture: 'banner-safety',
    path: '/account/help',
    texts: ['谨防“代还”诈骗', '请勿向陌生人转账', '去了解', null],
  },
  {
    code: 'WALLET_MEMBER',
    position: 'wallet',
    audience: 'everyone',
    picture: 'banner-member',
    path: '/membership/centre',
    texts: ['会员中心', '借款息费享专属折扣', '去开通', '会员'],
  },
  {
    code: 'MINE_COUPON',
    position: 'mine',
    audience: 'everyone',
    picture: 'banner-coupon',
    path: '/coupon/centre',
    texts: ['领券中心', '优惠券天天领', '去领券', '5张可领'],
  },
  {
    code: 'MINE_TOP_UP',
    position: 'mine',
    audience: 'old',
    picture: 'top-up-phone',
    path: '/topUp/phone',
    texts: ['话费充值', '话费充值满减', '去充值', '9.8折'],
  },
  {
    code: 'RESULT_AUTOPAY',
    position: 'loanResult',
    audience: 'everyone',
    picture: 'banner-autopay',
    path: '/repayment/autopay',
    texts: ['自动还款', '到期自动扣款不怕忘', '去开通', null],
  },
  {
    code: 'RESULT_SIGN_IN',
    position: 'repaymentResult',
    audience: 'everyone',
    picture: 'banner-sign-in',
    path: '/activity/signIn',
    texts: ['还款成功有礼', '去签到领免息券', '去签到', null],
  },
  {
    code: 'CENTRE_MEMBER',
    position: 'couponCentre',
    audience: 'everyone',
    picture: 'banner-member',
    path: '/membership/benefits',
    texts: ['会员专享券', '会员每月多领3张券', '去看看', null],
  },
  {
    code: 'MESSAGE_PUSH',
    position: 'message',
    audience: 'everyone',
    picture: 'banner-apply',
    path: '/account/settings',
    texts: ['消息通知', '还款提醒不错过', '去设置', null],
  },
]

/** Texts that are longer than a page shows: it cuts them to 15, 4 and 5 characters. */
const LONG_TEXTS: Plan['texts'] = [
  '限时特惠活动火热进行中错过再等一年',
  '完善个人资料并通过审核即可提升循环额度，最高可提升20,000元，机会难得',
  '立即前往查看',
  '限时7天特惠',
]

/** Adverts of one position. `null` is a visitor. */
export function advertsAt(position: string, customer: Customer | null, baseUrl: string): AdvertWire[] {
  return shown(
    PLANS.filter((each) => each.position === position),
    customer,
    baseUrl,
  )
}

/** Adverts by code, in the requested order; unknown codes are left out. */
export function advertsOf(
  codes: readonly string[],
  customer: Customer | null,
  baseUrl: string,
): AdvertWire[] {
  const found = [...new Set(codes)].flatMap((code) => PLANS.filter((each) => each.code === code))
  return shown(found, customer, baseUrl)
}

function shown(plans: readonly Plan[], customer: Customer | null, baseUrl: string): AdvertWire[] {
  const style = customer === null ? 'all' : accountSeedOf(customer.persona).adverts
  if (style === 'none') return []
  const kind = customer === null ? 'visitor' : customer.persona.customerKind
  return plans
    .filter(({ audience }) => audience === 'everyone' || audience === kind)
    .map(({ code, picture, path, texts }) => {
      const [title, description, buttonText, cornerMark] = style === 'long' ? LONG_TEXTS : texts
      const addresses = { pictureUrl: pictureUrl(baseUrl, picture), linkUrl: `${APP}${path}` }
      return { code, ...addresses, title, description, buttonText, cornerMark }
    })
}
