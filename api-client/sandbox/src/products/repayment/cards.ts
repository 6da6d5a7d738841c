import { repaymentSlice } from '../../ledger/state/repaymentFresh.ts'
import type { Persona } from '../../engine/persona.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Wire } from '../../engine/contract.ts'
import { isOpenLoan } from '../../ledger/state/reviews.ts'
import { maskMobile } from '../../people/account/mobile.ts'
import { cardsOf } from '../../ledger/cards/customerCards.ts'
import { holdsOn } from '../../ledger/bills/autopayCard.ts'
import { isCleared } from '../../ledger/bills/books.ts'
import { endsWith } from '../../ledger/cards/cardEndings.ts'
import { repaymentsOf } from '../../ledger/bills/repayments.ts'

type Card = Persona['cards'][number]

/** The bank's data of a card. */
interface CardState {
  status: 'normal' | 'maintenance' | 'frozen'
  /** The masked phone number at the bank, and whether it differs from the account's. */
  mobileMasked: string
  mobileDiffers: boolean
}

/** Codes of banks by their names. */
const BANK_CODES: Readonly<Record<string, string>> = {
  中国工商银行: 'ICBC',
  中国建设银行: 'CCB',
  中国农业银行: 'ABC',
  中国银行: 'BOC',
  交通银行: 'COMM',
  中国邮政储蓄银行: 'PSBC',
  招商银行: 'CMB',
  中信银行: 'CITIC',
  中国民生银行: 'CMBC',
  兴业银行: 'CIB',
  浦发银行: 'SPDB',
  平安银行: 'PAB',
  广发银行: 'CGB',
  杭州银行: 'HZCB',
  宁波银行: 'NBCB',
}

/** One card of a customer; refuses with 42113 when it is not on the account. */
export function cardOf({ user, persona }: Customer, userCardId: string): Card {
  const card = cardsOf(user, persona).find((each) => each.userCardId === userCardId)
  if (!card) throw new Refusal(RESULTS.cardUnusable)
  return card
}

/** Status of a card at its bank. */
export function cardStateOf(customer: Customer, userCardId: string): CardState {
  const { cardNo } = cardOf(customer, userCardId)
  const reserved = sliceOf(repaymentSlice, customer).reservedPhones[userCardId]
  return {
    status: endsWith(cardNo, 'maintenance')
      ? 'maintenance'
      : endsWith(cardNo, 'frozen')
        ? 'frozen'
        : 'normal',
    mobileMasked: maskMobile(reserved ?? customer.user.mobile),
    mobileDiffers: reserved !== undefined,
  }
}

/** Cards with the data for their own page, the default card first. */
export function cardDetails(customer: Customer): Wire<'user/queryBankcardListV3'> {
  return cardsOf(customer.user, customer.persona).map((card, k) => ({
    ...card,
    bankCode: BANK_CODES[card.bankName] ?? null,
    bankLogoUrl: null,
    mobileMasked: cardStateOf(customer, card.userCardId).mobileMasked,
    isDefault: k === 0,
  }))
}

/** Takes the account's phone number at a card's bank, unless the bank refuses the change. */
export function changeReservedPhone(customer: Customer, userCardId: string): void {
  const card = cardsOf(customer.user, customer.persona).find((each) => each.userCardId === userCardId)
  if (card && !endsWith(card.cardNo, 'phoneRefused'))
    delete sliceOf(repaymentSlice, customer).reservedPhones[userCardId]
}

/** Removes a card from the account, unless something still depends on it. */
export function unbindCard(customer: Customer, userCardId: string): void {
  const { user, persona } = customer
  cardOf(customer, userCardId)
  const state = repaymentsOf(customer)
  if (cardsOf(user, persona).length === 1) {
    throw new Refusal(RESULTS.cardInUse, '请至少保留一张银行卡，绑定其他银行卡后再解绑')
  }
  const holds = user.loans.some(
    (loan) =>
      isOpenLoan(loan) && loan.terms.userCardId === userCardId && !isCleared(loan, state.books[loan.loanId]),
  )
  if (holds) throw new Refusal(RESULTS.cardInUse, '该卡为未结清借款的还款卡，借款结清后才可解绑')
  if (state.autoPay.signed?.userCardId === userCardId) {
    if (state.autoPay.isOn || holdsOn(state.autoPay, customer.now)) {
      throw new Refusal(RESULTS.cardInUse, '该卡已开通自动还款，请先关闭自动还款')
    }
    state.autoPay.signed = null
  }
  delete state.reservedPhones[userCardId]
  // A bound card is deleted; a card of the persona is only marked as removed.
  const bound = user.cards.findIndex((card) => card.userCardId === userCardId)
  if (bound >= 0) user.cards.splice(bound, 1)
  else state.removedCards.push(userCardId)
}
