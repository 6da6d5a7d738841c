import { CARD_ENDINGS } from '../../magic/credit.ts'
import { Refusal, RESULTS } from '../../results.ts'
import type { Origin } from '../../origin.ts'
import { sliceOf } from '../../slices.ts'
import { newId, unshiftCapped } from '../../world.ts'
import type { Code } from '../code.ts'
import type { Wire, WireRequest } from '../../contract.ts'
import { checkCode } from '../codes.ts'
import { AUTH } from './authorisations.ts'
import { completeIfAllowed } from './raise.ts'
import { creditSeedOf } from './seed.ts'
import { creditOf } from './fresh.ts'
import { CREDIT_CAPS } from './state.ts'

/** Banks by the first digits of a credit card; any other number is of the last one. */
const BANKS: ReadonlyArray<[prefix: string, name: string]> = [
  ['6225', '招商银行'],
  ['6222', '中国工商银行'],
  ['6259', '中国建设银行'],
  ['4', '中国银行'],
  ['5', '交通银行'],
  ['', '中信银行'],
]

const REFUSED: Readonly<Record<string, string>> = {
  [CARD_ENDINGS.debit]: '该卡不是信用卡，请更换后重试',
  [CARD_ENDINGS.otherOwner]: '该卡持卡人与本人不一致',
  [CARD_ENDINGS.unsupported]: '暂不支持该银行的信用卡',
}

/** The credit cards of a customer, the newest first. Numbers are masked: none is kept. */
export function creditCardsOf(origin: Origin): Wire<'credit/queryCreditCardList'> {
  const bound = creditOf(origin).cards.map((card) => ({ ...card, status: 1 }))
  return [...bound, ...creditSeedOf(origin.persona).creditCards]
}

/** Binds a credit card; the first one raises the limit. */
export function bindCreditCard(origin: Origin, request: WireRequest<'credit/bindCreditCard'>): void {
  const { cardNo, verifyCode } = request
  checkTyped(origin, verifyCode)
  const lastFour = cardNo.slice(-4)
  const refused = REFUSED[lastFour]
  if (refused !== undefined) throw new Refusal(RESULTS.creditCardRefused, refused)
  const bankName = BANKS.find(([prefix]) => cardNo.startsWith(prefix))?.[1] ?? ''
  const masked = `**** **** **** ${lastFour}`
  if (creditCardsOf(origin).some((card) => card.bankName === bankName && card.cardNo === masked)) {
    throw new Refusal(RESULTS.creditCardRefused, '该信用卡已绑定，无需重复绑定')
  }
  const { cards } = sliceOf('credit', origin)
  const card = {
    userCardId: newId(origin.world, 'D'),
    bankName,
    cardNo: masked,
    billDay: 5,
    repaymentDay: 23,
  }
  unshiftCapped(cards, card, CREDIT_CAPS.cards)
  completeIfAllowed(origin, AUTH.creditCard)
}

/** Checks the code of the card's bank. It is sent by the bank, so any time will do; wrong ones are counted. */
function checkTyped(origin: Origin, typed: string): void {
  const { now } = origin
  const before = creditOf(origin).cardCode
  const code: Code = {
    transactionNo: '',
    subject: 'creditCard',
    sentAt: now,
    wrong: before.wrong,
    lockedUntil: before.lockedUntil,
    signNo: null,
    termsNo: '',
  }
  try {
    checkCode(code, typed, now)
  } finally {
    const { wrong, lockedUntil } = code
    if (wrong !== before.wrong || lockedUntil !== before.lockedUntil) {
      // The count begins anew when the lock has ended.
      sliceOf('credit', origin).cardCode = { wrong: lockedUntil > now ? 0 : wrong, lockedUntil }
    }
  }
}
