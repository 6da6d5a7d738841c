import type { MagicInput } from './types.ts'

/** Endings of the account that is topped up (phone, QQ or video), and what they force. */
export const TOP_UP_ENDINGS = {
  refused: '9001',
  undeliverable: '9002',
  maintenance: '9003',
  slow: '9004',
} as const

/** Inputs with a meaning: home page, messages, campaigns, top-up and membership. */
export const homeMagic: readonly MagicInput[] = [
  {
    field: '充值账号末四位',
    value: `…${TOP_UP_ENDINGS.refused}`,
    effect: 'The order is refused: this account cannot be topped up (42163).',
  },
  {
    field: '充值账号末四位',
    value: `…${TOP_UP_ENDINGS.undeliverable}`,
    effect: 'After the payment the delivery fails: refunding, and refunded a minute later, coupon included.',
  },
  {
    field: '充值账号末四位',
    value: `…${TOP_UP_ENDINGS.maintenance}`,
    effect: 'The network is under maintenance: every article of the phone is shown and none can be had.',
  },
  {
    field: '充值账号末四位',
    value: `…${TOP_UP_ENDINGS.slow}`,
    effect: 'The delivery takes ten minutes.',
  },
]
