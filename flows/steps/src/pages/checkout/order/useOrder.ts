import type { OrderCreated } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { useOpenUrl } from '@koo/page'
import type { SerialOptional, WriteCall } from '@koo/page/form'
import { useDialog } from '@koo/page/layout'
import { money, statedCents } from '@koo/pricing'
import { copy } from './copy.ts'
import { placeOrder, type Placed } from './placeOrder.ts'
import { unpaidOrders } from './unpaidOrders.ts'

export type { Placed }

export interface OrderSpec<Request, Code extends number> {
  /** The call that makes the order. It opens the cashier, which comes back to the result. */
  readonly call: WriteCall<Request, OrderCreated, Code>
  /** Storage key of the orders that wait for their payment, one for each shop. */
  readonly key: string
  /** What is paid and what follows, below the amount: said before the customer leaves for the cashier. */
  said(request: SerialOptional<Request>): string
  /** The order was paid already: its result. */
  onPaid(orderNum: string): unknown
}

export interface Order<Request, Code extends number> {
  /** For `useSubmit` or the form of the page. */
  readonly place: WriteCall<Request, Placed, Code>
  /** Says the amount, and leaves for the cashier after a yes: for `onDone`. */
  pay(placed: Placed, request: SerialOptional<Request>): Promise<void>
}

/**
 * An order that is paid at the cashier. The price of an order is known only when it was made, so it is made first, its amount is
 * said, and the cashier is opened after a yes. Who comes back without paying and makes the same choice pays the same order.
 */
export function useOrder<Request extends object, Code extends number = never>(
  spec: OrderSpec<Request, Code>,
): Order<Request, Code> {
  const host = useHost()
  const ask = useDialog()
  const openUrl = useOpenUrl()
  const draft = unpaidOrders(host, spec.key)
  return {
    place: (gateway, request, options) => placeOrder(spec.call, draft, { gateway, request, options }),
    async pay({ orderNum, url, state }, request) {
      if (state.status !== 'paying') {
        await spec.onPaid(orderNum)
        return
      }
      const cents = statedCents(state.amount)
      if (cents === null) {
        await ask({ ...copy.noAmount, cancelText: null })
        return
      }
      const question = { title: copy.pay(money(cents)), body: spec.said(request) }
      if (await ask({ ...question, confirmText: copy.go, cancelText: copy.later })) await openUrl(url)
    },
  }
}
