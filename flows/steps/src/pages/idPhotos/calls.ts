import {
  channelIdCardAuth,
  channelQueryUserInfoQuery,
  creditMaoYanIdCardAuth,
  creditMaoYanQueryUserInfoQuery,
} from '@koo/api-client/calls'
import type {
  ChannelQueryUserInfoRequest,
  IdCardAuthRequest,
  NextStep,
  PartnerUser,
} from '@koo/api-client/types'
import type { WriteCall } from '@koo/page/form'
import type { QueryCall } from '@koo/page/query'
import type { CallGroup } from '../../blocks/channel/group.ts'
import { refusable, type Refusable } from '../../blocks/channel/refusable.ts'

/** Steps that lead to this page. */
export const OWN_STEPS = ['id-card-auth']

interface PhotoCalls {
  customer: QueryCall<ChannelQueryUserInfoRequest, PartnerUser>
  confirm: WriteCall<IdCardAuthRequest, NextStep, Refusable<typeof channelIdCardAuth>>
}

/** The calls of the page that differ between the groups. */
export const CALLS: Readonly<Record<CallGroup, PhotoCalls>> = {
  channel: {
    customer: channelQueryUserInfoQuery,
    confirm: refusable(channelIdCardAuth, OWN_STEPS),
  },
  creditMaoYan: {
    customer: creditMaoYanQueryUserInfoQuery,
    confirm: refusable(creditMaoYanIdCardAuth, OWN_STEPS),
  },
}
