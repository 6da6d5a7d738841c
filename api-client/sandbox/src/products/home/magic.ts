import type { MagicInput } from '../../engine/magic.ts'

/** Last four digits of the account that is topped up (phone, QQ or video), by the outcome. */
export const TOP_UP_ENDINGS = {
  refused: '9001',
  undeliverable: '9002',
  maintenance: '9003',
  slow: '9004',
} as const

/** Magic inputs of home page, messages, campaigns, top-up and membership. */
export const homeMagic: readonly MagicInput[] = [
  {
    field: '充值账号末四位',
    value: `…${TOP_UP_ENDINGS.refused}`,
    effect: {
      zh: '下单被拒绝：该账号不能充值（Result 42163）。',
      en: 'The order is refused: this account cannot be topped up (Result 42163).',
    },
  },
  {
    field: '充值账号末四位',
    value: `…${TOP_UP_ENDINGS.undeliverable}`,
    effect: {
      zh: '支付后充值失败：先是退款中，一分钟后已退款，优惠券一并退回。',
      en: 'The delivery fails after the payment: the order is being refunded, and one minute later the money and the coupon are back.',
    },
  },
  {
    field: '充值账号末四位',
    value: `…${TOP_UP_ENDINGS.maintenance}`,
    effect: {
      zh: '运营商维护中：该号码的商品都会展示，但都不能购买。',
      en: 'The mobile network is under maintenance: all articles for this number are shown, but none can be bought.',
    },
  },
  {
    field: '充值账号末四位',
    value: `…${TOP_UP_ENDINGS.slow}`,
    effect: { zh: '十分钟后才到账。', en: 'The delivery takes ten minutes.' },
  },
]
