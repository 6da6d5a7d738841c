// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPageAddress } from '../guards/PageAddress.ts';
import type { ChannelBindCardContent, ChannelBindCardRequest } from '../types.ts';

/**
 * Bind a card: POST channel/bindCard
 *
 * The address of the page where a card is added (proposed).
 */
export function channelBindCard(gateway: Gateway, request: ChannelBindCardRequest, options?: CallOptions): Reply<ChannelBindCardContent, never> {
    return gateway.call({ path: 'channel/bindCard', guard: gPageAddress, write: true }, request, options);
}

/** channel/bindCard for a mutation library. */
export function channelBindCardMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/bindCard'] as const,
        mutationFn: (request: ChannelBindCardRequest) => channelBindCard(gateway, request),
    };
}
