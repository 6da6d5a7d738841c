// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCreditAmounts } from '../guards/CreditAmounts.ts';
import type { ChannelQueryAmountContent, ChannelQueryAmountRequest } from '../types.ts';

/**
 * Credit amount: POST channel/queryAmount
 *
 * Limits of the user (proposed).
 */
export function channelQueryAmount(gateway: Gateway, request: ChannelQueryAmountRequest = {}, options?: CallOptions): Reply<ChannelQueryAmountContent, never> {
    return gateway.call({ path: 'channel/queryAmount', guard: ['some', gCreditAmounts], attempts: 2 }, request, options);
}

/** channel/queryAmount for a query library: the key holds path and request. */
export function channelQueryAmountQuery(gateway: Gateway, request: ChannelQueryAmountRequest = {}) {
    return {
        queryKey: ['channel/queryAmount', request] as const,
        queryFn: (context: CallOptions) => channelQueryAmount(gateway, request, { signal: context.signal }),
    };
}
