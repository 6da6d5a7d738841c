import { CARD_ENDINGS } from '../../magic/repayment.ts'
import { oldCustomer } from '../old-customer.ts'
import type { LoanSeed } from '../../lender/repayment/seed.ts'
import type { Persona } from '../types.ts'

const DUE_SOON: LoanSeed = { amount: 12_000, period: 12, nextPeriod: 5, nextDueInDays: 2, paid: 4 }

const SIGNED = { signedDaysAgo: 90, isOn: true, isAlipayOn: false }

function card(
  userCardId: string,
  bankName: string,
  lastFour: string,
  cardType = 1,
): Persona['cards'][number] {
  const cardNo = `**** **** **** ${lastFour}`
  return { userCardId, bankName, cardNo, cardType, smallIcon: '', creditCardBg: '' }
}

/** Due bills are debited. */
const autoPayOn: Persona = {
  ...oldCustomer,
  name: 'autopay-on',
  title: '自动还款已开通客户',
  shows: 'Automatic repayment is on: the bill due in two days is debited at nine in the morning of its day.',
  mobile: '13800000409',
  repayment: { loans: [DUE_SOON], autoPay: SIGNED },
}

/** Signed, but switched off. */
const autoPayOff: Persona = {
  ...oldCustomer,
  name: 'autopay-off',
  title: '自动还款已关闭客户',
  shows: 'The card is signed and automatic repayment is off: the row is a switch that needs no code.',
  mobile: '13800000410',
  repayment: { loans: [DUE_SOON], autoPay: { ...SIGNED, isOn: false } },
}

/** The signing ran out. */
const autoPayExpired: Persona = {
  ...oldCustomer,
  name: 'autopay-expired',
  title: '签约过期客户',
  shows: 'The signing with the bank ran out after a year: nothing is debited until it is signed again.',
  mobile: '13800000411',
  repayment: { loans: [DUE_SOON], autoPay: { ...SIGNED, signedDaysAgo: 400 } },
}

/** Debits fail. */
const autoPayFails: Persona = {
  ...oldCustomer,
  name: 'autopay-fails',
  title: '自动还款失败客户',
  shows:
    'Automatic repayment is on and the card is empty: the debit fails, a message says so, the bill goes overdue.',
  mobile: '13800000412',
  cards: [card('C1', '招商银行', CARD_ENDINGS.noMoney), ...oldCustomer.cards.slice(1)],
  repayment: { loans: [DUE_SOON], autoPay: SIGNED },
}

/** By alipay. */
const autoPayAlipay: Persona = {
  ...oldCustomer,
  name: 'autopay-alipay',
  title: '支付宝自动还款客户',
  shows: 'Automatic repayment by alipay is on and by bank card is not.',
  mobile: '13800000413',
  repayment: { loans: [DUE_SOON], autoPay: { signedDaysAgo: null, isOn: false, isAlipayOn: true } },
}

/** The row leads to the auto-pay page. */
const autoPayJump: Persona = {
  ...oldCustomer,
  name: 'autopay-jump',
  title: '自动还款跳转客户',
  shows: 'The auto-pay row is a jump link to the auto-pay page.',
  mobile: '13800000414',
  repayment: { autoPayJumps: true },
}

/** Another phone is reserved with the bank. */
const phoneDiffers: Persona = {
  ...oldCustomer,
  name: 'phone-differs',
  title: '预留手机号不一致客户',
  shows:
    'The phone reserved with the bank of the first card is not the account’s: it is changed on the bank page.',
  mobile: '13800000415',
  repayment: { reservedElsewhere: { C1: '13900008866' } },
}

/** Cards their banks keep from working. */
const troubledCards: Persona = {
  ...oldCustomer,
  name: 'troubled-cards',
  title: '银行卡异常客户',
  shows: 'A card of every state: bank under maintenance, frozen, empty, refused for signing, local bank.',
  mobile: '13800000416',
  cards: [
    card('C1', '中国工商银行', CARD_ENDINGS.maintenance),
    card('C2', '中国建设银行', CARD_ENDINGS.frozen),
    card('C3', '招商银行', CARD_ENDINGS.noMoney),
    card('C4', '招商银行', CARD_ENDINGS.signingRefused),
    card('C5', '杭州银行', '8812', 4),
  ],
}

/** Money came back. */
const refunds: Persona = {
  ...oldCustomer,
  name: 'refunds',
  title: '有退款客户',
  shows: 'Refunds in every state: on its way, arrived, and refused by the bank.',
  mobile: '13800000417',
  repayment: {
    loans: [DUE_SOON],
    refunds: [
      { amount: '1120.35', daysAgo: 1, status: 'processing', reason: '重复还款退回' },
      { amount: '35.60', daysAgo: 12, status: 'success', reason: '7天0息费权益退息' },
      { amount: '208.00', daysAgo: 40, status: 'failed', reason: '重复还款退回' },
    ],
  },
}

/** Personas with cards, automatic repayment and refunds. */
export const cardPersonas: readonly Persona[] = [
  autoPayOn,
  autoPayOff,
  autoPayExpired,
  autoPayFails,
  autoPayAlipay,
  autoPayJump,
  phoneDiffers,
  troubledCards,
  refunds,
]
