// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPartnerUser } from '../guards/PartnerUser.ts';
import type { ChannelQueryUserInfoContent, ChannelQueryUserInfoRequest } from '../types.ts';

/**
 * User information: POST channel/queryUserInfo
 *
 * Identity of the user and progress of the application (proposed).
 */
export function channelQueryUserInfo(gateway: Gateway, request: ChannelQueryUserInfoRequest = {}, options?: CallOptions): Reply<ChannelQueryUserInfoContent, never> {
    return gateway.call({ path: 'channel/queryUserInfo', guard: ['some', gPartnerUser], attempts: 2 }, request, options);
}

/** channel/queryUserInfo for a query library: the key holds path and request. */
export function channelQueryUserInfoQuery(gateway: Gateway, request: ChannelQueryUserInfoRequest = {}) {
    return {
        queryKey: ['channel/queryUserInfo', request] as const,
        queryFn: (context: CallOptions) => channelQueryUserInfo(gateway, request, { signal: context.signal }),
    };
}
