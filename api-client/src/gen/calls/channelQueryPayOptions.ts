// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gUserBankInfo } from '../guards/UserBankInfo.ts';
import type { ChannelQueryPayOptionsContent, ChannelQueryPayOptionsRequest } from '../types.ts';

const gPayOption: Guard = ['object', {
    payType: 'id',
    name: 'text',
}, {
    enabled: 'flag',
    reason: 'text',
    card: gUserBankInfo,
}];

/**
 * Ways to pay: POST channel/queryPayOptions
 *
 * Ways to pay the order (proposed).
 * - Result 42121: not possible in the present state; the text says why
 */
export function channelQueryPayOptions(gateway: Gateway, request: ChannelQueryPayOptionsRequest = {}, options?: CallOptions): Reply<ChannelQueryPayOptionsContent, 42121> {
    return gateway.call({ path: 'channel/queryPayOptions', guard: ['list', gPayOption], attempts: 2 }, request, options);
}

/** channel/queryPayOptions for a query library: the key holds path and request. */
export function channelQueryPayOptionsQuery(gateway: Gateway, request: ChannelQueryPayOptionsRequest = {}) {
    return {
        queryKey: ['channel/queryPayOptions', request] as const,
        queryFn: (context: CallOptions) => channelQueryPayOptions(gateway, request, { signal: context.signal }),
    };
}
