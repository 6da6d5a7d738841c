import type { Context } from '../context.ts'
import { Refusal, RESULTS } from '../results.ts'
import { CAPS, newId, unshiftCapped } from '../world.ts'

/** The address a page comes back to, whole; refuses with 400 what no browser should be sent to. */
export function backAddress({ origin }: Context, callBackUrl: string): string {
  const back = URL.canParse(callBackUrl, origin) ? new URL(callBackUrl, origin) : null
  if (back === null || (back.protocol !== 'https:' && back.protocol !== 'http:')) {
    throw new Refusal(RESULTS.badRequest, '返回地址填写有误，请检查后重试')
  }
  return back.href
}

/** Address of the bank's page on which a card is bound, good for one visit that ends at `callBackUrl`. */
export function bindPageUrl(context: Context, callBackUrl: string): string {
  const { world, scope, origin } = context
  const ticket = {
    id: newId(world, 'B'),
    userId: context.user().userId,
    callBackUrl: backAddress(context, callBackUrl),
  }
  unshiftCapped(world.tickets, ticket, CAPS.tickets)
  return `${origin}/__sandbox/bind?${new URLSearchParams({ scope, ticket: ticket.id })}`
}
