import {
  channelIdAuth,
  channelIdNumberAuth,
  channelQueryUserInfoQuery,
  creditMaoYanIdAuth,
  creditMaoYanIdNumberAuth,
  creditMaoYanQueryUserInfoQuery,
} from '@koo/api-client/calls'
import type {
  ChannelQueryUserInfoRequest,
  IdAuthRequest,
  IdNumberAuthRequest,
  NextStep,
  PartnerUser,
} from '@koo/api-client/types'
import type { WriteCall } from '@koo/page/form'
import type { QueryCall } from '@koo/page/query'
import type { CallGroup } from '../../blocks/channel/group.ts'
import { refusable, type Refusable } from '../../blocks/channel/refusable.ts'

/** Steps that lead to this page. */
export const OWN_STEPS = ['id-auth', 'id-number-auth']

/** The name goes with the number only where it was asked for. */
const byNumber =
  <Code extends number>(
    call: WriteCall<IdNumberAuthRequest, NextStep, Code>,
  ): WriteCall<IdAuthRequest, NextStep, Code> =>
  (gateway, { realName, ...rest }, options) =>
    call(gateway, realName === '' ? rest : { ...rest, realName }, options)

interface IdentityCalls {
  customer: QueryCall<ChannelQueryUserInfoRequest, PartnerUser>
  both: WriteCall<IdAuthRequest, NextStep, Refusable<typeof channelIdAuth>>
  number: WriteCall<IdAuthRequest, NextStep, Refusable<typeof channelIdNumberAuth>>
}

/** The calls of the page by group; `both` and `number` are its fields. */
export const CALLS: Readonly<Record<CallGroup, IdentityCalls>> = {
  channel: {
    customer: channelQueryUserInfoQuery,
    both: refusable(channelIdAuth, OWN_STEPS),
    number: refusable(byNumber(channelIdNumberAuth), OWN_STEPS),
  },
  creditMaoYan: {
    customer: creditMaoYanQueryUserInfoQuery,
    both: refusable(creditMaoYanIdAuth, OWN_STEPS),
    number: refusable(byNumber(creditMaoYanIdNumberAuth), OWN_STEPS),
  },
}
