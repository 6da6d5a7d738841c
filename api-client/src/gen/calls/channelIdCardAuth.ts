// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gNextStep } from '../guards/NextStep.ts';
import type { ChannelIdCardAuthContent, ChannelIdCardAuthRequest } from '../types.ts';

/**
 * Identity by card photos: POST channel/idCardAuth
 *
 * Identity by photos of the card (proposed).
 */
export function channelIdCardAuth(gateway: Gateway, request: ChannelIdCardAuthRequest, options?: CallOptions): Promise<ChannelIdCardAuthContent> {
    return gateway.call({ path: 'channel/idCardAuth', guard: gNextStep, write: true }, request, options);
}

/** channel/idCardAuth for a mutation library. */
export function channelIdCardAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/idCardAuth'] as const,
        mutationFn: (request: ChannelIdCardAuthRequest) => channelIdCardAuth(gateway, request),
    };
}
