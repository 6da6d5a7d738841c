// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gNextStep } from '../guards/NextStep.ts';
import type { ChannelIdCardAuthContent, ChannelIdCardAuthRequest } from '../types.ts';

/**
 * Identity by card photos: POST channel/idCardAuth
 *
 * Identity by photos of the card (proposed).
 * - Result 42131: an earlier step is missing
 * - Result 42140: a photo cannot be used; the text says why
 */
export function channelIdCardAuth(gateway: Gateway, request: ChannelIdCardAuthRequest, options?: CallOptions): Reply<ChannelIdCardAuthContent, 42131 | 42140> {
    return gateway.call({ path: 'channel/idCardAuth', guard: gNextStep, write: true }, request, options);
}

/** channel/idCardAuth for a mutation library. */
export function channelIdCardAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/idCardAuth'] as const,
        mutationFn: (request: ChannelIdCardAuthRequest) => channelIdCardAuth(gateway, request),
    };
}
