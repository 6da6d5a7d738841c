import { CARD_ENDINGS } from '../../people/credit/magic.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { newId, unshiftCapped } from '../../engine/world.ts'
import type { Code } from '../../engine/code.ts'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import { checkCode, sendCode } from '../../engine/codes.ts'
import { AUTH } from '../../ledger/limit/authorisations.ts'
import { completeIfAllowed } from '../../ledger/limit/raise.ts'
import { creditSeedOf } from '../../people/credit/seed.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'
import { CREDIT_CAPS } from '../../people/credit/state.ts'

/** Banks by the first digits of a credit card; any other number belongs to the last one. */
const BANKS: ReadonlyArray<[prefix: string, name: string]> = [
  ['6225', '招商银行'],
  ['6222', '中国工商银行'],
  ['6259', '中国建设银行'],
  ['4', '中国银行'],
  ['5', '交通银行'],
  ['', '中信银行'],
]

const SUBJECT = 'creditCard'

const REFUSED: Readonly<Record<string, string>> = {
  [CARD_ENDINGS.debit]: '该卡不是信用卡，请更换后重试',
  [CARD_ENDINGS.otherOwner]: '该卡持卡人与本人不一致',
  [CARD_ENDINGS.unsupported]: '暂不支持该银行的信用卡',
}

/** The credit cards of a customer, newest first. Only masked numbers are stored. */
export function creditCardsOf(customer: Customer): Wire<'credit/queryCreditCardList'> {
  const bound = creditOf(customer).cards.map((card) => ({ ...card, status: 1 }))
  return [...bound, ...creditSeedOf(customer.persona).creditCards]
}

/** Binds a credit card; the first one raises the limit. */
export function bindCreditCard(customer: Customer, request: WireRequest<'credit/bindCreditCard'>): void {
  const { cardNo, verifyCode } = request
  checkTyped(customer, verifyCode)
  const lastFour = cardNo.slice(-4)
  const refused = REFUSED[lastFour]
  if (refused !== undefined) throw new Refusal(RESULTS.creditCardRefused, refused)
  const bankName = BANKS.find(([prefix]) => cardNo.startsWith(prefix))?.[1] ?? ''
  const masked = `**** **** **** ${lastFour}`
  if (creditCardsOf(customer).some((card) => card.bankName === bankName && card.cardNo === masked)) {
    throw new Refusal(RESULTS.creditCardRefused, '该信用卡已绑定，无需重复绑定')
  }
  const { cards } = sliceOf(creditSlice, customer)
  const card = {
    userCardId: newId(customer.world, 'D'),
    bankName,
    cardNo: masked,
    billDay: 5,
    repaymentDay: 23,
  }
  unshiftCapped(cards, card, CREDIT_CAPS.cards)
  completeIfAllowed(customer, AUTH.creditCard)
}

/** Makes the card's bank send a code. Returns it for the reply to the page. */
export function sendCardCode(customer: Customer): Code {
  const { world, user, now } = customer
  const { sentAt } = creditOf(customer).cardCode
  const code = sendCode(world, now, sentAt === null ? null : codeOf(customer, sentAt), SUBJECT, '')
  const { wrong, lockedUntil } = code
  sliceOf(creditSlice, customer).cardCode = { wrong, lockedUntil, sentAt: now }
  user.codesSent += 1
  return code
}

/** Checks the code of the card's bank and counts wrong ones. A code that the bank sent by itself never expires. */
function checkTyped(customer: Customer, typed: string): void {
  const { now } = customer
  const before = creditOf(customer).cardCode
  const code = codeOf(customer, before.sentAt ?? now)
  try {
    checkCode(code, typed, now)
  } finally {
    const { wrong, lockedUntil } = code
    if (wrong !== before.wrong || lockedUntil !== before.lockedUntil) {
      // After the lock the count starts again.
      sliceOf(creditSlice, customer).cardCode = {
        ...before,
        wrong: lockedUntil > now ? 0 : wrong,
        lockedUntil,
      }
    }
  }
}

function codeOf(customer: Customer, sentAt: number): Code {
  const { wrong, lockedUntil } = creditOf(customer).cardCode
  return { transactionNo: '', subject: SUBJECT, sentAt, wrong, lockedUntil, signNo: null, termsNo: '' }
}
