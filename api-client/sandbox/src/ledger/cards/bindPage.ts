import { REPAYMENT_CAPS } from '../state/repayment.ts'
import type { Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { newId, unshiftCapped } from '../../engine/world.ts'

/** The complete return address of a page; refuses with 400 when it is not allowed. */
export function backAddress({ baseUrl }: Context, callBackUrl: string): string {
  const back = URL.canParse(callBackUrl, baseUrl) ? new URL(callBackUrl, baseUrl) : null
  if (back === null || (back.protocol !== 'https:' && back.protocol !== 'http:')) {
    throw new Refusal(RESULTS.badRequest, '返回地址填写有误，请检查后重试')
  }
  return back.href
}

/** Address of the bank's page on which a card is bound, valid for one visit that returns to `callBackUrl`. */
export function bindPageUrl(context: Context, callBackUrl: string): string {
  const { world, scope, baseUrl } = context
  const ticket = {
    id: newId(world, 'B'),
    userId: context.user().userId,
    callBackUrl: backAddress(context, callBackUrl),
  }
  unshiftCapped(world.tickets, ticket, REPAYMENT_CAPS.tickets)
  return `${baseUrl}/__sandbox/bind?${new URLSearchParams({ scope, ticket: ticket.id })}`
}
