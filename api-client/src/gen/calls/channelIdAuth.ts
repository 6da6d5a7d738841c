// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gNextStep } from '../guards/NextStep.ts';
import type { ChannelIdAuthContent, ChannelIdAuthRequest } from '../types.ts';

/**
 * Identity step: POST channel/idAuth
 *
 * Identity by name and number (proposed).
 * - Result 42145: name and ID number are refused; the text says why
 */
export function channelIdAuth(gateway: Gateway, request: ChannelIdAuthRequest, options?: CallOptions): Reply<ChannelIdAuthContent, 42145> {
    return gateway.call({ path: 'channel/idAuth', guard: gNextStep, write: true }, request, options);
}

/** channel/idAuth for a mutation library. */
export function channelIdAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/idAuth'] as const,
        mutationFn: (request: ChannelIdAuthRequest) => channelIdAuth(gateway, request),
    };
}
