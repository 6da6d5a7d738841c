import type { Origin } from '../../engine/origin.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { PartnerTable } from './partners/index.ts'
import { unshiftCapped } from '../../engine/world.ts'
import { channelSeedOf } from './seed.ts'
import { channelOf, orderNumOf, channelSlice } from './fresh.ts'
import { CHANNEL_CAPS } from './state.ts'

/** An order of a customer at a partner. */
export interface Order {
  orderNum: string
  goodsName: string
  amountCents: number
  /** World time until which it can be paid, epoch milliseconds. */
  expiresAt: number
  isPaid: boolean
}

/** The order of a customer at a partner; null when the partner sells nothing. */
export function orderOf(origin: Origin, table: PartnerTable): Order | null {
  if (table.order === null) return null
  const { pay } = channelSeedOf(origin.persona)
  const { enteredAt } = channelOf(origin)
  return {
    orderNum: orderNumOf(origin.user.mobile, table.code),
    goodsName: table.order.goodsName,
    amountCents: pay.amount === null ? table.order.amountCents : pay.amount * 100,
    expiresAt: enteredAt + pay.validMs,
    isPaid: isOrderPaid(origin, table),
  }
}

/** Whether the order of a customer at a partner is paid. */
export function isOrderPaid(origin: Origin, table: PartnerTable): boolean {
  return channelOf(origin).paidOrders.includes(orderNumOf(origin.user.mobile, table.code))
}

/** Records that an order is paid; repeats change nothing. */
export function markPaid(origin: Origin, orderNum: string): void {
  const { paidOrders } = sliceOf(channelSlice, origin)
  if (!paidOrders.includes(orderNum)) unshiftCapped(paidOrders, orderNum, CHANNEL_CAPS.paidOrders)
}
