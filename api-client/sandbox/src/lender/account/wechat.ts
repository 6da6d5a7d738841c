import type { Context } from '../../context.ts'
import { newId, type User, type World } from '../../world.ts'

/** Where the messenger's page comes back to; a page of the app. */
export const WECHAT_BACK = '/pages/credit/account/wechatBind'

/** Whether a messenger account is bound, and where it can be. */
interface WechatBinding {
  bound: boolean
  nickname: string | null
  bindUrl: string | null
}

/** The messenger account of the signed-in user. An unbound one has a page that binds it, the same until it was used. */
export function wechatOf(context: Context): WechatBinding {
  const { wechat } = context.slice('account')
  if (wechat.bound) return { bound: true, nickname: wechat.nickname, bindUrl: null }
  wechat.ticket ??= newId(context.world, 'W')
  const { origin, scope } = context
  const query = new URLSearchParams({ scope, ticket: wechat.ticket })
  return { bound: false, nickname: null, bindUrl: `${origin}/__sandbox/wechat-bind?${query}` }
}

/** Whose page a ticket opens; undefined when it was used or never given out. */
export function userOfTicket(world: World, ticket: string): User | undefined {
  return world.users.find(({ slices }) => ticket !== '' && slices.account?.wechat.ticket === ticket)
}

/** Uses a ticket up, and binds the account when the customer agreed. False: no such ticket. */
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
