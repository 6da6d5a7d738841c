/** Serial numbers of applications: those given out, those that were queried, and those that are closed. */
import type { Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { newId, unshiftCapped } from '../../engine/world.ts'
import type { Loan } from '../state/loan.ts'

/** A serial number that was queried and has not arrived by then is closed. */
const CLOSED_AFTER_MS = 60_000
/** How long a page may show an application's result for the first time. */
const UNSEEN_FOR_MS = 24 * 60 * 60_000
const MOST_KEPT = 60

/** The number for the customer's next application: the same until it was received or closed. */
export function nextSerial(context: Context, typeId: string): string {
  const { next } = context.user().applied
  return issuedNumber(next, typeId) ?? (next[typeId] = `serial-${newId(context.world, 'A')}`)
}

/** The number for a kind of loan. The kind is a text from a request: "constructor" must not find anything. */
function issuedNumber(next: Readonly<Record<string, string>>, typeId: string): string | undefined {
  return Object.hasOwn(next, typeId) ? next[typeId] : undefined
}

/**
 * Registers an arriving application. One with a closed number is refused, and so is one whose number became a loan by
 * another call. Any other one closes the unused numbers of all kinds of loans: requests with them may still be in transit.
 */
export function receive(context: Context, serial: string): void {
  const { applied, loans } = context.user()
  const { next, closed } = applied
  if (closed.includes(serial)) throw new Refusal(RESULTS.serialClosed)
  const isLoan = loans.some(({ serialNumber }) => serialNumber === serial)
  if (isLoan && context.world.dropRepeats) throw new Refusal(RESULTS.conflict)
  for (const issued of Object.values(next)) if (issued !== serial) unshiftCapped(closed, issued, MOST_KEPT)
  applied.next = {}
}

/**
 * Whether the serial number of no loan is closed; a query closes it when one minute has passed since the first query.
 */
export function isClosedFor(context: Context, serial: string): boolean {
  const { asked, closed, next } = context.user().applied
  if (closed.includes(serial)) return true
  const before = asked.find((each) => each.serial === serial)
  if (!before) {
    unshiftCapped(asked, { serial, at: context.now }, MOST_KEPT)
    return false
  }
  if (context.now - before.at < CLOSED_AFTER_MS) return false
  unshiftCapped(closed, serial, MOST_KEPT)
  for (const [typeId, issued] of Object.entries(next)) if (issued === serial) delete next[typeId]
  return true
}

/** Records that the customer has seen the result of this application. */
export function seen(context: Context, serial: string | undefined): void {
  for (const loan of context.user().loans) if (loan.serialNumber === serial) delete loan.isUnseen
}

/** Loans of every kind whose result the customer has not seen, newest first. */
export function unseenLoans(context: Context): Loan[] {
  const since = context.now - UNSEEN_FOR_MS
  return context
    .user()
    .loans.filter((loan) => loan.isUnseen === true && loan.at >= since)
    .toReversed()
}
