import type { Context } from '../../engine/context.ts'
import { backAddress } from '../../ledger/cards/bindPage.ts'

/** Path of the cashier's page below /__sandbox/. */
export const CASHIER = 'shop-cashier'

/**
 * Address of the cashier for an order, with the address to return to.
 *
 * @param callBackUrl the page's own return address; missing: `resultPath`, with the order's number added
 * @throws Refusal 400 when the return address is not allowed
 */
export function cashierUrl(
  context: Context,
  callBackUrl: string | undefined,
  resultPath: string,
): { url: (orderNum: string) => string; back: (orderNum: string) => string } {
  const address = backAddress(context, callBackUrl ?? resultPath)
  return {
    url: (orderNum) => cashierAddress(context, orderNum),
    back: (orderNum) =>
      callBackUrl === undefined ? `${address}?${new URLSearchParams({ orderNum })}` : address,
  }
}

/** Address of the cashier for an order. */
export function cashierAddress({ baseUrl, scope }: Context, orderNum: string): string {
  return `${baseUrl}/__sandbox/${CASHIER}?${new URLSearchParams({ scope, order: orderNum })}`
}
