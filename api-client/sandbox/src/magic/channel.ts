import type { MagicInput } from './types.ts'

/** End of a partner's credential that has run out. */
export const PARTNER_TOKEN_EXPIRED = '.expired'

/** Last four digits of a bank card that pays an order: what comes of it. */
export const PAY_CARD_ENDINGS = {
  /** The bank refuses. */
  refused: '4444',
  /** The bank takes {@link SLOW_PAY_POLLS} polls. */
  slow: '5555',
} as const

/** Polls of a slow bank. */
export const SLOW_PAY_POLLS = 10

/** Inputs with a meaning: partner channels, lead offers and staff loans. */
export const channelMagic: readonly MagicInput[] = [
  {
    field: 'partnerToken',
    value: 'siku.13800000320',
    effect:
      'Signs in through a partner: its code (koocard, maoyan, siku, yinlian, zhuanzhuan, kidswant, dzl, merchant-credit), a dot, the phone. Anything else is Result 42130.',
  },
  {
    field: 'partnerToken',
    value: `…${PARTNER_TOKEN_EXPIRED}`,
    effect: 'A credential that has run out: Result 42130.',
  },
  {
    field: '银行卡后四位',
    value: PAY_CARD_ENDINGS.refused,
    effect: 'Paying an order with this card fails: CONFIRM_PAY_FAILURE, the balance is too low.',
  },
  {
    field: '银行卡后四位',
    value: PAY_CARD_ENDINGS.slow,
    effect: `Paying an order with this card stays PAY_ING for ${SLOW_PAY_POLLS} polls, then succeeds.`,
  },
]
