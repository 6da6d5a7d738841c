import { isRefused, type CallOptions, type Gateway } from '@koo/api-client'
import { virtualQueryPayResult } from '@koo/api-client/calls'
import type { OrderCreated, TopUpState } from '@koo/api-client/types'
import type { Draft } from '@koo/page/draft'
import { choiceOf, MOST_UNPAID, type UnpaidOrder } from './unpaidOrders.ts'

/** An order, the address of its cashier, and how it stands: its amount is known from here alone. */
export interface Placed {
  readonly orderNum: string
  readonly url: string
  readonly state: TopUpState
}

/** Paid, or about to be: made a second time it would be paid twice. */
const UNDER_WAY = ['processing', 'paid']

type Make<Request> = (gateway: Gateway, request: Request, options?: CallOptions) => Promise<OrderCreated>

/** Makes an order, unless one of the same choice waits for its payment already, and asks what it costs. */
export async function placeOrder<Request extends object>(
  make: Make<Request>,
  draft: Draft<readonly UnpaidOrder[]>,
  { gateway, request, options }: { gateway: Gateway; request: Request; options: CallOptions | undefined },
): Promise<Placed> {
  const choice = choiceOf(request)
  const stateOf = (orderNum: string) => virtualQueryPayResult(gateway, { orderNum }, options)
  const orders = draft.load() ?? []
  const kept = orders.find((order) => order.choice === choice)
  if (kept) {
    const state = await stateOf(kept.orderNum).catch((error: unknown) => {
      if (isRefused<typeof virtualQueryPayResult>(error, 42162)) return null
      throw error
    })
    if (state && (state.status === 'paying' || UNDER_WAY.includes(String(state.status))))
      return { orderNum: kept.orderNum, url: kept.url, state }
  }
  const made = await make(gateway, request, options)
  const { orderNum } = made
  // Without an address the gate refuses, which says so.
  const url = made.url ?? ''
  const others = orders.filter((order) => order !== kept)
  draft.save([{ choice, orderNum, url }, ...others].slice(0, MOST_UNPAID))
  return { orderNum, url, state: await stateOf(orderNum) }
}
