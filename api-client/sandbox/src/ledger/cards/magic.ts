import type { MagicInput } from '../../engine/magic.ts'

/** Last four digits of bank cards, by the behaviour of the bank. */
export const CARD_ENDINGS = {
  maintenance: '9001',
  frozen: '9002',
  noMoney: '9003',
  signingRefused: '9004',
  phoneDiffers: '9005',
  refundRefused: '9006',
  phoneRefused: '9007',
} as const

const field = '银行卡号末四位'

/** Magic inputs of bills, repayment, automatic repayment, bank cards and rights. */
export const repaymentMagic: readonly MagicInput[] = [
  {
    field,
    value: CARD_ENDINGS.maintenance,
    effect: {
      zh: '银行维护中：状态为maintenance，签约时要求换卡，还款失败。',
      en: 'The bank is under maintenance: the status is maintenance, signing requires another card, repayments fail.',
    },
  },
  {
    field,
    value: CARD_ENDINGS.frozen,
    effect: {
      zh: '卡已冻结：状态为frozen，签约和还款失败，退款会被退回。',
      en: 'The card is frozen: the status is frozen, signing and repayments fail, refunds are returned.',
    },
  },
  {
    field,
    value: CARD_ENDINGS.noMoney,
    effect: { zh: '卡内没有余额：还款和扣款失败。', en: 'The card is empty: repayments and debits fail.' },
  },
  {
    field,
    value: CARD_ENDINGS.signingRefused,
    effect: {
      zh: '验证码正确，但银行拒绝自动还款签约：返回Result 42602。',
      en: 'The bank refuses to sign automatic repayment although the code is right: Result 42602.',
    },
  },
  {
    field,
    value: CARD_ENDINGS.phoneDiffers,
    effect: {
      zh: '银行预留手机号与绑卡时不同：在银行页面修改之前mobileDiffers为真。',
      en: 'The phone number at the bank is another one: mobileDiffers until it is changed on the bank page.',
    },
  },
  {
    field,
    value: CARD_ENDINGS.refundRefused,
    effect: { zh: '银行不接受退款：退款失败。', en: 'The bank does not accept refunds: they fail.' },
  },
  {
    field,
    value: CARD_ENDINGS.phoneRefused,
    effect: {
      zh: '银行预留手机号不一致，且银行不接受修改：从银行页面返回后，mobileDiffers仍为真。',
      en: 'The phone number at the bank is another one, and the bank refuses to change it: mobileDiffers stays after its page.',
    },
  },
]
