import type { MerchantSeed } from '../../lender/merchant/seed.ts'
import type { WindowSeed } from '../../lender/merchant/window-seed.ts'
import { discount } from '../coupon-kinds.ts'
import { oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'

/** An old customer with pop-up windows or surveys. */
function shown(
  ending: string,
  name: string,
  title: string,
  shows: string,
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
    'A picture window, once a day, that leads to the raise of the limit.',
    { windows: [PICTURE] },
  ),
  shown(
    '0531',
    'window-coupon',
    '图片领券弹窗客户',
    'A picture window whose link names a coupon batch: the coupon becomes the chosen one.',
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
    'A button window that is shown once, in all pages of the app.',
    { windows: [BUTTON] },
  ),
  shown(
    '0533',
    'window-notice',
    '通知弹窗客户',
    'A button window without a link, on the loan page only, shown twice.',
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
    'A protocol window with its box ticked: consent is given once and kept.',
    { windows: [PROTOCOL] },
  ),
  shown('0535', 'window-protocol-open', '授权待勾选客户', 'A protocol window whose box is not ticked.', {
    windows: [{ ...PROTOCOL, id: 'W506', ticked: false }],
  }),
  shown(
    '0536',
    'window-many',
    '多弹窗客户',
    'Windows of all three styles at once: the first one is shown, the next after it is used up.',
    { windows: [BUTTON, PROTOCOL, PICTURE] },
  ),
  shown('0537', 'survey-none', '无问卷客户', 'No survey on any page: leaving goes straight on.', {
    surveys: 'none',
  }),
  shown(
    '0538',
    'survey-strange',
    '异常问卷客户',
    'A survey with a kind of question no page knows and two questions that wait for each other.',
    { surveys: 'strange' },
  ),
]
