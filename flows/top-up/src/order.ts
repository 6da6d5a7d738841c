import type { TopUpOrder } from '@koo/api-client/types'
import type { TagProps } from '@koo/kit/Tag'
import { shownMask } from '@koo/page'
import { money, statedCents } from '@koo/pricing'
import { copy } from './orderCopy.ts'

/** The states of an order that are known here. */
export type OrderState = keyof typeof copy.state

export const TONES = {
  paying: 'warn',
  processing: 'brand',
  paid: 'brand',
  delivered: 'ok',
  failed: 'plain',
  closed: 'plain',
  refunding: 'warn',
  refunded: 'plain',
  unknown: 'plain',
} as const satisfies Record<OrderState, TagProps['tone']>

// loan.14
/** The state of an order; any other is one that is not known here. */
export const stateOf = (status: unknown): OrderState =>
  typeof status === 'string' && Object.hasOwn(copy.state, status) ? (status as OrderState) : 'unknown'

/** What both pages show of an order. */
export const faceOf = ({ title, accountMasked, amount, status }: TopUpOrder) => {
  const cents = statedCents(amount)
  return {
    title: title.trim() || copy.order,
    account: shownMask(accountMasked?.trim() ?? ''),
    amount: cents === null ? null : money(cents),
    state: stateOf(status),
  }
}
