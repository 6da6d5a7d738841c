// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gNextStep } from '../guards/NextStep.ts';
import type { ChannelIdAuthContent, ChannelIdAuthRequest } from '../types.ts';

/**
 * Identity step: POST channel/idAuth
 *
 * Identity by name and number (proposed).
 */
export function channelIdAuth(gateway: Gateway, request: ChannelIdAuthRequest, options?: CallOptions): Promise<ChannelIdAuthContent> {
    return gateway.call({ path: 'channel/idAuth', guard: gNextStep, write: true }, request, options);
}

/** channel/idAuth for a mutation library. */
export function channelIdAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/idAuth'] as const,
        mutationFn: (request: ChannelIdAuthRequest) => channelIdAuth(gateway, request),
    };
}
