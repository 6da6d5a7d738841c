import { CARD_ENDINGS } from '../../../ledger/cards/magic.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { LoanSeed } from '../../../ledger/state/repaymentSeed.ts'
import type { Persona } from '../../../engine/persona.ts'

const DUE_SOON: LoanSeed = { amount: 12_000, period: 12, nextPeriod: 5, nextDueInDays: 2, paid: 4 }

const SIGNED = { signedDaysAgo: 90, isOn: true, isAlipayOn: false }

/** A card of a persona. */
export function card(
  userCardId: string,
  bankName: string,
  lastFour: string,
  cardType = 1,
): Persona['cards'][number] {
  const cardNo = `**** **** **** ${lastFour}`
  return { userCardId, bankName, cardNo, cardType, smallIcon: '', creditCardBg: '' }
}

/** Due bills are debited automatically. */
const autoPayOn: Persona = {
  ...oldCustomer,
  name: 'autopay-on',
  title: '自动还款已开通客户',
  shows: {
    zh: '自动还款已开通：两天后到期的账单在当日上午九点扣款。',
    en: 'Automatic repayment is on: the bill due in two days is debited at nine in the morning of its day.',
  },
  mobile: '13800000409',
  repayment: { loans: [DUE_SOON], autoPay: SIGNED },
}

/** Authorised, but switched off. */
const autoPayOff: Persona = {
  ...oldCustomer,
  name: 'autopay-off',
  title: '自动还款已关闭客户',
  shows: {
    zh: '银行卡已签约，自动还款关闭：该行是不需要验证码的开关。',
    en: 'The card is signed and automatic repayment is off: the row is a switch that needs no code.',
  },
  mobile: '13800000410',
  repayment: { loans: [DUE_SOON], autoPay: { ...SIGNED, isOn: false } },
}

/** The authorisation has expired. */
const autoPayExpired: Persona = {
  ...oldCustomer,
  name: 'autopay-expired',
  title: '签约过期客户',
  shows: {
    zh: '银行签约满一年后过期：重新签约之前不会扣款。',
    en: 'The authorisation at the bank expired after a year: nothing is debited until it is renewed.',
  },
  mobile: '13800000411',
  repayment: { loans: [DUE_SOON], autoPay: { ...SIGNED, signedDaysAgo: 400 } },
}

/** Automatic debits fail. */
const autoPayFails: Persona = {
  ...oldCustomer,
  name: 'autopay-fails',
  title: '自动还款失败客户',
  shows: {
    zh: '自动还款已开通但卡内没有余额：扣款失败，有消息提醒，账单逾期。',
    en: 'Automatic repayment is on and the card is empty: the debit fails, a message reports it, the bill becomes overdue.',
  },
  mobile: '13800000412',
  cards: [card('C1', '招商银行', CARD_ENDINGS.noMoney), ...oldCustomer.cards.slice(1)],
  repayment: { loans: [DUE_SOON], autoPay: SIGNED },
}

/** Repays by Alipay. */
const autoPayAlipay: Persona = {
  ...oldCustomer,
  name: 'autopay-alipay',
  title: '支付宝自动还款客户',
  shows: {
    zh: '支付宝自动还款已开通，银行卡自动还款未开通。',
    en: 'Automatic repayment by Alipay is on, by bank card it is off.',
  },
  mobile: '13800000413',
  repayment: { loans: [DUE_SOON], autoPay: { signedDaysAgo: null, isOn: false, isAlipayOn: true } },
}

/** The row opens the auto-pay page. */
const autoPayJump: Persona = {
  ...oldCustomer,
  name: 'autopay-jump',
  title: '自动还款跳转客户',
  shows: {
    zh: '自动还款一行是前往自动还款页的跳转链接。',
    en: 'The auto-pay row is a jump link to the auto-pay page.',
  },
  mobile: '13800000414',
  repayment: { autoPayJumps: true },
}

/** The phone number at the bank differs. */
const phoneDiffers: Persona = {
  ...oldCustomer,
  name: 'phone-differs',
  title: '预留手机号不一致客户',
  shows: {
    zh: '首张卡的银行预留手机号与账户不一致：在银行页面修改。',
    en: 'The first card has another phone number at its bank: it can be changed on the bank page.',
  },
  mobile: '13800000415',
  repayment: { reservedElsewhere: { C1: '13900008866' } },
}

/** Cards that do not work at their banks. */
const blockedCards: Persona = {
  ...oldCustomer,
  name: 'troubled-cards',
  title: '银行卡异常客户',
  shows: {
    zh: '各种状态的银行卡：银行维护、冻结、余额不足、拒绝签约、本地银行。',
    en: 'A card of every state: bank under maintenance, frozen, empty, refused for signing, local bank.',
  },
  mobile: '13800000416',
  cards: [
    card('C1', '中国工商银行', CARD_ENDINGS.maintenance),
    card('C2', '中国建设银行', CARD_ENDINGS.frozen),
    card('C3', '招商银行', CARD_ENDINGS.noMoney),
    card('C4', '招商银行', CARD_ENDINGS.signingRefused),
    card('C5', '杭州银行', '8812', 4),
  ],
}

/** Refunded money. */
const refunds: Persona = {
  ...oldCustomer,
  name: 'refunds',
  title: '有退款客户',
  shows: {
    zh: '各种状态的退款：处理中、已到账、被银行退回。',
    en: 'Refunds in every state: in progress, arrived, and refused by the bank.',
  },
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
  blockedCards,
  refunds,
]
