import { accountSlice } from '../../people/account/fresh.ts'
import type { Context } from '../../engine/context.ts'
import { newId, type User, type World } from '../../engine/world.ts'

/** The app's page to which the messenger's page returns. */
export const WECHAT_BACK = '/pages/credit/account/wechatBind'

/** Whether a messenger account is connected, and the page that connects one. */
export interface WechatBinding {
  bound: boolean
  nickname: string | null
  bindUrl: string | null
}

/**
 * The messenger account of the signed-in user. If none is connected, the page's address is the same until it was used.
 */
export function wechatOf(context: Context): WechatBinding {
  const { wechat } = context.slice(accountSlice)
  if (wechat.bound) return { bound: true, nickname: wechat.nickname, bindUrl: null }
  wechat.ticket ??= newId(context.world, 'W')
  const { baseUrl, scope } = context
  const query = new URLSearchParams({ scope, ticket: wechat.ticket })
  return { bound: false, nickname: null, bindUrl: `${baseUrl}/__sandbox/wechat-bind?${query}` }
}

/** The user of a ticket; undefined when it was used or never existed. */
export function userOfTicket(world: World, ticket: string): User | undefined {
  return world.users.find(({ slices }) => ticket !== '' && slices.account?.wechat.ticket === ticket)
}

/** Uses a ticket up, and connects the account when the customer agreed. Returns false when there is no such ticket. */
export function endBinding(world: World, ticket: string, agreed: boolean): boolean {
  const wechat = userOfTicket(world, ticket)?.slices.account?.wechat
  if (wechat === undefined) return false
  wechat.ticket = null
  if (agreed) {
    wechat.bound = true
    wechat.nickname = '微信用户'
  }
  return true
}
