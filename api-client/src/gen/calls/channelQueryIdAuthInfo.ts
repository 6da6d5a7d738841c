// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';
import type { ChannelQueryIdAuthInfoContent, ChannelQueryIdAuthInfoRequest } from '../types.ts';

const gIdAuthInfo: Guard = ['object', {
    idAuth: ['?', gFlag],
    idPhotoFrontAuth: ['?', gFlag],
    idPhotoBackAuth: ['?', gFlag],
}, {
    nextStep: 'text',
    reason: 'text',
}];

/**
 * State of the identity step: POST channel/queryIdAuthInfo
 *
 * Status of the identity steps (proposed).
 */
export function channelQueryIdAuthInfo(gateway: Gateway, request: ChannelQueryIdAuthInfoRequest = {}, options?: CallOptions): Reply<ChannelQueryIdAuthInfoContent, never> {
    return gateway.call({ path: 'channel/queryIdAuthInfo', guard: ['some', gIdAuthInfo], attempts: 2 }, request, options);
}

/** channel/queryIdAuthInfo for a query library: the key holds path and request. */
export function channelQueryIdAuthInfoQuery(gateway: Gateway, request: ChannelQueryIdAuthInfoRequest = {}) {
    return {
        queryKey: ['channel/queryIdAuthInfo', request] as const,
        queryFn: (context: CallOptions) => channelQueryIdAuthInfo(gateway, request, { signal: context.signal }),
    };
}
