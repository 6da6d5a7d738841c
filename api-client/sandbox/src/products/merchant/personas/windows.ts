import type { LocaleText } from '../../../engine/text.ts'
import type { MerchantSeed } from '../seed.ts'
import type { WindowSeed } from '../windowSeed.ts'
import { discount } from '../../../people/personas/coupons/kinds.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** An old customer with pop-up windows or surveys. */
function shown(
  ending: string,
  name: string,
  title: string,
  shows: LocaleText,
  merchant: Partial<MerchantSeed>,
  more: Partial<Persona> = {},
): Persona {
  return { ...oldCustomer, ...more, name, title, shows, mobile: `1380000${ending}`, merchant }
}

const PICTURE: WindowSeed = {
  id: 'W501',
  style: 'picture',
  shows: 'daily',
  name: '额度提升活动',
  link: '/pages/credit/raiseLimit/home',
}

const BUTTON: WindowSeed = {
  id: 'W502',
  style: 'button',
  shows: 'once',
  name: '额度提升提醒',
  title: '您有一次提额机会',
  content: '完善资料最高可提升2万元额度，预计1分钟完成。',
  buttonText: '立即提额',
  link: '/pages/credit/raiseLimit/home',
}

const PROTOCOL: WindowSeed = {
  id: 'W503',
  style: 'protocol',
  shows: 'daily',
  name: '征信授权更新',
  title: '征信授权已过期',
  content: '您的个人征信查询授权已过期，重新签署后系统将尽快为您重新评估。',
  buttonText: '同意并提交',
  ticked: true,
}

/** Pop-up windows in every style and frequency, and surveys. */
export const windowPersonas: readonly Persona[] = [
  shown(
    '0530',
    'window-picture',
    '图片弹窗客户',
    {
      zh: '图片弹窗，每天一次，前往提额。',
      en: 'A picture window, once a day, that leads to the raise of the limit.',
    },
    { windows: [PICTURE] },
  ),
  shown(
    '0531',
    'window-coupon',
    '图片领券弹窗客户',
    {
      zh: '图片弹窗的链接带优惠券批次：该券成为已选优惠券。',
      en: 'A picture window whose link names a coupon batch: the coupon becomes the selected one.',
    },
    { windows: [{ ...PICTURE, id: 'W504', link: 'coupon:BCW1', shows: 2 }] },
    {
      coupons: (since) => [
        discount({ id: 'CW1', name: '弹窗专享息费7折券', since, minAmount: 1000, cap: 400 }, 0.7),
        ...oldCustomer.coupons(since),
      ],
    },
  ),
  shown(
    '0532',
    'window-button',
    '按钮弹窗客户',
    {
      zh: '按钮弹窗，整个应用内只显示一次。',
      en: 'A button window that is shown once, in all pages of the app.',
    },
    { windows: [BUTTON] },
  ),
  shown(
    '0533',
    'window-notice',
    '通知弹窗客户',
    {
      zh: '没有链接的按钮弹窗，仅在借款页，显示两次。',
      en: 'A button window without a link, on the loan page only, shown twice.',
    },
    {
      windows: [
        {
          ...BUTTON,
          id: 'W505',
          pages: ['cash_home'],
          shows: 2,
          title: '服务公告',
          content: '本周六凌晨1点至3点系统升级，期间暂停放款。',
          buttonText: '我知道了',
          link: '',
        },
      ],
    },
  ),
  shown(
    '0534',
    'window-protocol',
    '授权过期客户',
    {
      zh: '协议弹窗，已勾选：授权一次并保留。',
      en: 'A protocol window with its box ticked: consent is given once and kept.',
    },
    { windows: [PROTOCOL] },
  ),
  shown(
    '0535',
    'window-protocol-open',
    '授权待勾选客户',
    { zh: '协议弹窗，未勾选。', en: 'A protocol window whose box is not ticked.' },
    {
      windows: [{ ...PROTOCOL, id: 'W506', ticked: false }],
    },
  ),
  shown(
    '0536',
    'window-many',
    '多弹窗客户',
    {
      zh: '三种样式的弹窗同时存在：先显示第一个，用完后再显示下一个。',
      en: 'Windows of all three styles at once: the first one is shown, the next after it is used up.',
    },
    { windows: [BUTTON, PROTOCOL, PICTURE] },
  ),
  shown(
    '0537',
    'survey-none',
    '无问卷客户',
    {
      zh: '任何页面都没有问卷：离开时直接离开。',
      en: 'No survey on any page: leaving needs no further step.',
    },
    {
      surveys: 'none',
    },
  ),
  shown(
    '0538',
    'survey-strange',
    '异常问卷客户',
    {
      zh: '问卷含有页面不认识的题型，以及互相等待的两个问题。',
      en: 'A survey with a question type that no page knows and two questions that depend on each other.',
    },
    { surveys: 'strange' },
  ),
]
