import type { Context } from '../../context.ts'
import { backAddress } from '../bind-page.ts'

/** Name of the cashier's page below /__sandbox/. */
export const CASHIER = 'shop-cashier'

/**
 * Address of the cashier for an order, and where it leads back to.
 *
 * @param callBackUrl own address of the page that asks; absent: `resultPath`, which gets the order's number
 * @throws Refusal 400 when no browser should be sent to the address
 */
export function cashierUrl(
  context: Context,
  callBackUrl: string | undefined,
  resultPath: string,
): { url: (orderNum: string) => string; back: (orderNum: string) => string } {
  const { scope, origin } = context
  const address = backAddress(context, callBackUrl ?? resultPath)
  return {
    url: (orderNum) => `${origin}/__sandbox/${CASHIER}?${new URLSearchParams({ scope, order: orderNum })}`,
    back: (orderNum) =>
      callBackUrl === undefined ? `${address}?${new URLSearchParams({ orderNum })}` : address,
  }
}
