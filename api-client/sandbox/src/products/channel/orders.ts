import type { Customer } from '../../engine/customer.ts'
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
export function orderOf(customer: Customer, table: PartnerTable): Order | null {
  if (table.order === null) return null
  const { pay } = channelSeedOf(customer.persona)
  const { enteredAt } = channelOf(customer)
  return {
    orderNum: orderNumOf(customer.user.mobile, table.code),
    goodsName: table.order.goodsName,
    amountCents: pay.amount === null ? table.order.amountCents : pay.amount * 100,
    expiresAt: enteredAt + pay.validMs,
    isPaid: isOrderPaid(customer, table),
  }
}

/** Whether the order of a customer at a partner is paid. */
export function isOrderPaid(customer: Customer, table: PartnerTable): boolean {
  return channelOf(customer).paidOrders.includes(orderNumOf(customer.user.mobile, table.code))
}

/** Records that an order is paid; repeats change nothing. */
export function markPaid(customer: Customer, orderNum: string): void {
  const { paidOrders } = sliceOf(channelSlice, customer)
  if (!paidOrders.includes(orderNum)) unshiftCapped(paidOrders, orderNum, CHANNEL_CAPS.paidOrders)
}
