import { checksum } from '@koo/page/checksum'
import { draftOf, type Draft, type DraftHost } from '@koo/page/draft'

/** An order that waits for its payment, and what it was made for. */
export interface UnpaidOrder {
  /** Tells what it was made for from any other choice, without what was typed: see {@link choiceOf}. */
  readonly choice: string
  readonly orderNum: string
  /** The cashier. */
  readonly url: string
}

/** More than anybody chooses before the first of them is closed. */
export const MOST_UNPAID = 12

/** Whether a stored value is an order: its fields are texts. */
const isOrder = (value: unknown): value is UnpaidOrder => {
  const { choice, orderNum, url } = (value ?? {}) as Partial<Record<keyof UnpaidOrder, unknown>>
  return [choice, orderNum, url].every((text) => typeof text === 'string')
}

/** The orders of the customer in this tab, the last one first: the same choice is the same order, after others and a reload too. */
export const unpaidOrders = (host: DraftHost, key: string): Draft<readonly UnpaidOrder[]> =>
  draftOf(host, {
    key,
    version: 2,
    read: (value) =>
      Array.isArray(value)
        ? value
            .filter(isOrder)
            .slice(0, MOST_UNPAID)
            .map(({ choice, orderNum, url }) => ({ choice, orderNum, url }))
        : null,
  })

/**
 * Tells the choice of one order from others: the checksum of its request without the serial number, which is one for each
 * attempt. The request itself has the number that was typed, which no storage may hold.
 */
export function choiceOf(request: object): string {
  const { serialNumber: _none, ...choice } = request as { serialNumber?: unknown }
  return String(checksum(JSON.stringify(choice)))
}
