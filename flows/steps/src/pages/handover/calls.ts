import { channelLoginHook, creditMaoYanLoginHook } from '@koo/api-client/calls'
import type { CallGroup } from '../../blocks/channel/group.ts'

/** Sign-in with a partner's credential, by call group. */
export const loginHook = {
  channel: channelLoginHook,
  creditMaoYan: creditMaoYanLoginHook,
} satisfies Record<CallGroup, unknown>
