import type { Persona } from '../../engine/persona.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { newId } from '../../engine/world.ts'
import type { Code } from '../../engine/code.ts'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import { beijingDay, beijingTime, DAY_MS, startOfDay } from '../../engine/calendar.ts'
import { checkCode, secondsToResend, sendCode } from '../../engine/codes.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { cardsOf } from '../../ledger/cards/customerCards.ts'
import { autoPayCard, holdsOn, signedUntil, signingOf } from '../../ledger/bills/autopayCard.ts'
import { signsAutoPay } from '../../ledger/cards/cardEndings.ts'
import { cardOf, cardStateOf } from './cards.ts'
import { repaymentsOf } from '../../ledger/bills/repayments.ts'
import { repaymentSeedOf } from '../../ledger/state/repaymentSeed.ts'

type Card = Persona['cards'][number]

/** Target of a jump link in the auto-pay row. */
const AUTOPAY_PAGE = '/pages/credit/repayment/autopayV2'

/** Local bank cards are authorised only after the customer has agreed. */
const LOCAL_CARD = 4

/** State of the auto-pay row. */
const SHOW = { switch: 1, open: 2, opened: 3, jump: 4 } as const

/** Whether a flag of the contract means yes. */
export function isYes(flag: boolean | number): boolean {
  return flag === true || (typeof flag === 'number' && flag !== 0)
}

/** Refuses when automatic repayment cannot be opened now: no card, or a frozen one. */
export function checkPrecondition(customer: Customer): void {
  const card = firstCard(customer)
  if (cardStateOf(customer, card.userCardId).status === 'frozen') throw new Refusal(RESULTS.cardFrozen)
}

/** Both kinds of automatic repayment. */
export function autoPayStatus(customer: Customer): Wire<'repayment/getAutopayStatusV2'> {
  const state = repaymentsOf(customer)
  const isOn = state.autoPay.isOn && autoPayCard(customer, state) !== null
  return { autoRepaymentStatus: isOn ? 1 : 0, alipayChannelStatus: state.autoPay.isAlipayOn ? 1 : 0 }
}

/** The complete state of automatic repayment. */
export function autoPayState(customer: Customer): Wire<'repayment/getAutopayStatus'> {
  const state = repaymentsOf(customer)
  const card = autoPayCard(customer, state) ?? cardsOf(customer.user, customer.persona)[0] ?? null
  const status = autoPayStatus(customer)
  const until = signedUntil(state)
  const signedCard =
    cardsOf(customer.user, customer.persona).find(
      ({ userCardId }) => userCardId === state.autoPay.signed?.userCardId,
    ) ?? null
  return {
    ...status,
    canAutoPay: card !== null,
    isOpenAutoPay: status.autoRepaymentStatus === 1,
    authOrderNo: state.autoPay.signed?.authOrderNo ?? state.autoPay.signing?.authOrderNo ?? null,
    transactionNo: state.autoPay.signing?.code.transactionNo ?? null,
    showStatus: showStatusOf(customer),
    signedStatus: signingOf(state, customer.now) === 'signed' ? 1 : 0,
    phoneNo: card && cardStateOf(customer, card.userCardId).mobileMasked,
    escapeCode: null,
    signedUntil: until && beijingTime(until),
    signedCardNo: signedCard && signedCard.cardNo,
  }
}

/** State of the row; it is the same on every page. */
export function autoPayEntry(customer: Customer): Wire<'repayment/showAutoPayEntry'> {
  const showStatus = showStatusOf(customer)
  const { autoRepaymentStatus } = autoPayStatus(customer)
  return { showStatus, autoRepaymentStatus, linkUrl: showStatus === SHOW.jump ? AUTOPAY_PAGE : null }
}

function showStatusOf(customer: Customer): number {
  const state = repaymentsOf(customer)
  const signing = signingOf(state, customer.now)
  if (signing === 'expired' || repaymentSeedOf(customer.persona).autoPayJumps) return SHOW.jump
  if (signing === 'none') return SHOW.open
  return state.autoPay.isOn ? SHOW.opened : SHOW.switch
}

/** Switches automatic repayment; the change takes effect at the next midnight. Repeats change nothing. */
export function switchAutoPay(customer: Customer, isOn: boolean): void {
  const { user, now } = customer
  const state = repaymentsOf(customer)
  const { autoPay } = state
  if (isOn) {
    firstCard(customer)
    const signing = signingOf(state, now)
    if (signing === 'expired') throw new Refusal(RESULTS.notSigned, '签约已过期，请重新签约')
    if (signing === 'none') throw new Refusal(RESULTS.notSigned)
  }
  if (autoPay.isOn === isOn) return
  autoPay.wasOn = holdsOn(autoPay, now)
  autoPay.isOn = isOn
  autoPay.holdsFrom = startOfDay(beijingDay(now + DAY_MS))
  postMessage(user, now, {
    type: 'repayment',
    title: isOn ? '自动还款已开通' : '自动还款已关闭',
    text: isOn
      ? '自动还款次日生效，还款日上午9点自动扣款，请保持银行卡余额充足。'
      : '关闭次日生效，请记得按时主动还款，以免逾期。',
    link: AUTOPAY_PAGE,
  })
}

/**
 * Starts the authorisation of the default card and makes its bank send a code. Some cards need the customer's agreement
 * first: the first attempt gets escapeCode 1.
 */
export function startSigning(customer: Customer, shouldEscape: boolean): Wire<'repayment/doBankCardSigned'> {
  const card = firstCard(customer)
  const state = repaymentsOf(customer)
  const signed = autoPayCard(customer, state)
  if (signed !== null) return alreadySigned(customer, signed.userCardId)
  const { status } = cardStateOf(customer, card.userCardId)
  if (shouldEscape && (card.cardType === LOCAL_CARD || status === 'maintenance')) {
    return { signedStatus: 0, escapeCode: 1 }
  }
  return sendSigningCode(customer, card)
}

/** Authorises again: after the authorisation expired, or when another card is the default one. */
export function signAgain(customer: Customer): Wire<'repayment/resignAutoPay'> {
  const card = firstCard(customer)
  const state = repaymentsOf(customer)
  if (state.autoPay.signed === null) {
    throw new Refusal(RESULTS.notSigned, '您尚未签约自动还款，请先开通自动还款')
  }
  const signed = autoPayCard(customer, state)
  return signed?.userCardId === card.userCardId
    ? alreadySigned(customer, card.userCardId)
    : sendSigningCode(customer, card)
}

/** Completes the authorisation with the bank's code. */
export function confirmSigning(
  customer: Customer,
  { verifyCode, authOrderNo, transactionNo }: WireRequest<'repayment/confirmBankCardSigned'>,
): void {
  const { autoPay } = repaymentsOf(customer)
  const { signing } = autoPay
  if (signing?.authOrderNo !== authOrderNo || signing.code.transactionNo !== transactionNo) {
    throw new Refusal(RESULTS.codeExpired)
  }
  checkCode(signing.code, verifyCode, customer.now)
  const card = cardOf(customer, signing.userCardId)
  autoPay.signing = null
  if (!signsAutoPay(card.cardNo)) throw new Refusal(RESULTS.bankRefusesSigning)
  autoPay.signed = { userCardId: card.userCardId, at: customer.now, authOrderNo }
}

function alreadySigned(customer: Customer, userCardId: string): Wire<'repayment/doBankCardSigned'> {
  return { signedStatus: 1, phoneNo: cardStateOf(customer, userCardId).mobileMasked, escapeCode: 0 }
}

/** Sends a code to the phone number at the bank; a code that was sent less than a minute ago is still valid. */
function sendSigningCode(customer: Customer, card: Card): Wire<'repayment/doBankCardSigned'> {
  refuseUnusable(customer, card)
  const { user, now } = customer
  const { autoPay } = repaymentsOf(customer)
  const running = autoPay.signing
  if (running?.userCardId !== card.userCardId || !isFresh(running.code, now)) {
    const code = sendCode(customer.world, now, running?.code ?? null, 'autopay', '')
    autoPay.signing = { userCardId: card.userCardId, authOrderNo: newId(customer.world, 'A'), code }
    user.codesSent += 1
  }
  return {
    signedStatus: 0,
    authOrderNo: autoPay.signing?.authOrderNo ?? null,
    transactionNo: autoPay.signing?.code.transactionNo ?? null,
    phoneNo: cardStateOf(customer, card.userCardId).mobileMasked,
    escapeCode: 0,
  }
}

function isFresh(code: Code, now: number): boolean {
  return code.lockedUntil <= now && secondsToResend(code, now) > 0
}

function refuseUnusable(customer: Customer, card: Card): void {
  const { status } = cardStateOf(customer, card.userCardId)
  if (status === 'maintenance') throw new Refusal(RESULTS.bankUnderMaintenance)
  if (status === 'frozen') throw new Refusal(RESULTS.cardFrozen)
}

/** The default card; refuses with 42600 when there is none. */
function firstCard({ user, persona }: Customer): Card {
  const [card] = cardsOf(user, persona)
  if (!card) throw new Refusal(RESULTS.noCardBound)
  return card
}
