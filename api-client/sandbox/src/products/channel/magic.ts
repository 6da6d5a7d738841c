import type { MagicInput } from '../../engine/magic.ts'
import { partners } from './partners/index.ts'

/** End of a partner token that has expired. */
export const PARTNER_TOKEN_EXPIRED = '.expired'

/** Last four digits of a bank card that pays an order, by the outcome of the payment. */
export const PAY_CARD_ENDINGS = {
  /** The bank refuses the payment. */
  refused: '4444',
  /** The payment succeeds after {@link SLOW_PAY_POLLS} polls. */
  slow: '5555',
} as const

/** Number of polls until a slow bank reports success. */
export const SLOW_PAY_POLLS = 10

const codes = Object.keys(partners)

/** Magic inputs of partner channels, lead offers and staff loans. */
export const channelMagic: readonly MagicInput[] = [
  {
    field: 'partnerToken',
    value: 'siku.13800000320',
    effect: {
      zh: `通过合作方登录：合作方代码（${codes.join('、')}）加点号加手机号；其他写法返回Result 42130。`,
      en: `Signs in through a partner: the partner’s code (${codes.slice(0, -1).join(', ')} or ${codes.at(-1)}), a dot and the phone number. Any other value returns Result 42130.`,
    },
  },
  {
    field: 'partnerToken',
    value: `…${PARTNER_TOKEN_EXPIRED}`,
    effect: {
      zh: '合作方凭证已过期：返回Result 42130。',
      en: 'The partner’s token has expired: Result 42130.',
    },
  },
  {
    field: '银行卡后四位',
    value: PAY_CARD_ENDINGS.refused,
    effect: {
      zh: '用这张卡支付订单会失败：CONFIRM_PAY_FAILURE，余额不足。',
      en: 'Paying an order with this card fails: CONFIRM_PAY_FAILURE, the balance is too low.',
    },
  },
  {
    field: '银行卡后四位',
    value: PAY_CARD_ENDINGS.slow,
    effect: {
      zh: `用这张卡支付订单，前${SLOW_PAY_POLLS}次查询都是PAY_ING，之后成功。`,
      en: `Paying an order with this card stays PAY_ING for ${SLOW_PAY_POLLS} polls, then succeeds.`,
    },
  },
]
