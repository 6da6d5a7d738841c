import type { TopUpOrder } from '@koo/api-client/types'
import { beijingText, clockText, dayParts } from '@koo/page/time'
import { readTime } from '@koo/steps'
import { faceOf, type OrderState } from '../order.ts'
import { copy } from './copy.ts'

/** An order as the list shows it. */
export interface OrderRow {
  readonly orderNum: string
  readonly title: string
  /** When, and for which account. */
  readonly note: string
  /** Null when the figure cannot be read. */
  readonly amount: string | null
  readonly state: OrderState
  /** Heading of its month; '' when that is not known. */
  readonly month: string
}

/** The orders in the order of the reply, the newest first. */
export const orderRows = (orders: readonly TopUpOrder[], now: number): OrderRow[] =>
  orders.map((order) => {
    const { account, ...face } = faceOf(order)
    const at = readTime(order.time)
    const moment = at === null ? '' : dayParts(at, now).date + clockText(at)
    return {
      ...face,
      orderNum: order.orderNum,
      note: [moment, account].filter(Boolean).join(' · '),
      month: at === null ? '' : copy.month(beijingText(at).slice(0, 4), Number(beijingText(at).slice(5, 7))),
    }
  })
