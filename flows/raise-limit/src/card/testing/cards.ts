import type { CreditCard } from '@koo/api-client/types'

/** Calls of the page. */
export const [CARDS, CHECK, SEND, BIND] = [
  'credit/queryCreditCardList',
  'credit/preValidator',
  'credit/sendCreditCardCode',
  'credit/bindCreditCard',
] as const

/** Whose last four digits the sandbox refuses: no credit card, another owner, a bank that is not supported. */
export const REFUSED = {
  debit: '6225880012340002',
  owner: '6225880012340003',
  bank: '6225880012340004',
} as const

/** A card of the first bank, its phone number, and one that is bound already. */
export const CARD = { cardNo: '6225880012345678', mobile: '13912345678' } as const
export const BOUND: CreditCard = {
  userCardId: 'D1',
  bankName: '招商银行',
  cardNo: '**** **** **** 5678',
  billDay: 5,
  repaymentDay: 23,
}

/** A bank with a long name, which tells no days. */
export const LONG: CreditCard = {
  userCardId: 'D2',
  bankName: '内蒙古自治区农村信用社联合社股份有限公司信用卡中心',
  cardNo: '**** **** **** 9021',
}
