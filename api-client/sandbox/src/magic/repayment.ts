import type { MagicInput } from './types.ts'

/** Last four digits of bank cards that force what their bank does. */
export const CARD_ENDINGS = {
  maintenance: '9001',
  frozen: '9002',
  noMoney: '9003',
  signingRefused: '9004',
  phoneDiffers: '9005',
  refundRefused: '9006',
} as const

const field = '银行卡号末四位'

/** Inputs with a meaning: bills, repayment, automatic repayment, bank cards and rights. */
export const repaymentMagic: readonly MagicInput[] = [
  {
    field,
    value: CARD_ENDINGS.maintenance,
    effect:
      'The bank is under maintenance: status maintenance, signing asks for another card, repayments fail.',
  },
  {
    field,
    value: CARD_ENDINGS.frozen,
    effect: 'The card is frozen: status frozen, signing and repayments fail, refunds come back.',
  },
  { field, value: CARD_ENDINGS.noMoney, effect: 'The card is empty: repayments and debits fail.' },
  {
    field,
    value: CARD_ENDINGS.signingRefused,
    effect: 'The bank refuses to sign automatic repayment after the right code: Result 42602.',
  },
  {
    field,
    value: CARD_ENDINGS.phoneDiffers,
    effect:
      'Bound with another phone reserved at the bank: mobileDiffers until it is changed on the bank page.',
  },
  { field, value: CARD_ENDINGS.refundRefused, effect: 'The bank does not take refunds: they end as failed.' },
]
