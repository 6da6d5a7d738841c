import type { OfferOrder } from '@koo/api-client/types'
import type { TagProps } from '@koo/kit/Tag'
import { dayText } from '@koo/page/time'
import { money, statedCents } from '@koo/pricing'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'

/** The states of an order that are known here. */
export type PrizeState = keyof typeof copy.state

export const TONES = {
  waitAddress: 'warn',
  preparing: 'brand',
  shipped: 'brand',
  delivered: 'ok',
  closed: 'plain',
  unknown: 'plain',
} as const satisfies Record<PrizeState, TagProps['tone']>

/** An order as the list shows it. */
export interface PrizeRow {
  readonly orderNum: string
  readonly title: string
  readonly state: PrizeState
  /** When it was won and what it is worth; then what the server says beyond the state. */
  readonly note: string
}

/** The orders in the order of the reply, the newest first. */
export const prizeRows = (orders: readonly OfferOrder[], now: number): PrizeRow[] =>
  orders.map(({ orderNum, title, amount, status, statusText, time }) => {
    const state = stateOf(status)
    const at = readTime(time)
    const cents = statedCents(amount ?? null)
    const said = statusText?.trim() ?? ''
    const facts = [
      at === null ? '' : dayText(at, now),
      cents === null || cents === 0 ? '' : copy.worth(money(cents)),
      said === copy.state[state] ? '' : said,
    ]
    return {
      orderNum: String(orderNum),
      title: title.trim() || copy.prize,
      state,
      note: facts.filter(Boolean).join(' · '),
    }
  })

// loan.14
/** The state of an order; any other is one that is not known here. */
export const stateOf = (status: unknown): PrizeState =>
  typeof status === 'string' && Object.hasOwn(copy.state, status) ? (status as PrizeState) : 'unknown'
