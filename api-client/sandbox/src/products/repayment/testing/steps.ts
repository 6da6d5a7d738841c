import assert from 'node:assert/strict'
import type { Sandbox } from '../../../index.ts'
import { mountOf, Person, frozenSandbox } from '../../../testing/client.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Return address of the bank's pages. */
export const BACK = 'https://shop.example/pages/credit/repayment/result?from=bills'

/** A customer in a separate sandbox with a frozen clock. */
export interface Stage {
  sandbox: Sandbox
  person: Person
  /** Moves the clock on and signs in again, because sessions do not last for days. */
  later: (ms: number) => Promise<void>
}

/** A sandbox with a frozen clock and a signed-in customer of a persona, with replaced parts of its data. */
export async function personOf(persona: string, tweak?: Record<string, unknown>): Promise<Stage> {
  const sandbox = frozenSandbox()
  if (tweak) sandbox.reset('default', { persona, tweak })
  const person = await new Person(mountOf(sandbox)).signIn(persona)
  const later = async (ms: number): Promise<void> => {
    sandbox.changeClock({ advanceMs: ms })
    await person.signIn(persona)
  }
  return { sandbox, person, later }
}

/** Presses a button on a page of another company; returns where the browser goes, or the status of the page. */
export async function press(
  person: Person,
  url: string,
  outcome: string,
  fields: Record<string, string> = {},
): Promise<string | number> {
  const response = await person.mount.fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ outcome, ...fields }),
    redirect: 'manual',
  })
  return response.headers.get('location') ?? response.status
}

/** Pays bills through the cashier; returns the number of the repayment. */
export async function pay(person: Person, billIds: string[], outcome: string): Promise<string> {
  const { url, repayNo } = await person.call('repayment/getCashierUrl', { billIds, callBackUrl: BACK })
  assert.ok(repayNo)
  await press(person, url, outcome)
  return repayNo
}

/** Numbers of the bills to pay, in order. */
export async function openBills(person: Person): Promise<string[]> {
  const bills = await person.call('repayment/queryBillList', {})
  return bills.filter((bill) => bill.status !== 'paid').map((bill) => bill.billId)
}

/** Integer cents of a figure in the contract. */
export function cents(yuan: unknown): number {
  return Math.round(Number(yuan) * 100)
}

/** The sum of one figure over rows, in cents. */
export function total<T>(rows: readonly T[], figure: (row: T) => unknown): number {
  return rows.reduce((sum, row) => sum + cents(figure(row)), 0)
}

/** Binds a card on the bank's page; returns its number on the account. */
export async function bind(
  person: Person,
  last: string,
  fields: Record<string, string> = {},
  outcome = 'success',
): Promise<string> {
  const known = new Set((await person.call('user/queryBankcardListV3', {})).map((card) => card.userCardId))
  const { url } = await person.call('user/bindBankcard', { callBackUrl: BACK })
  await press(person, url, outcome, { bank: '中国建设银行', last, ...fields })
  const cards = await person.call('user/queryBankcardListV3', {})
  return cards.find((card) => !known.has(card.userCardId))?.userCardId ?? ''
}
