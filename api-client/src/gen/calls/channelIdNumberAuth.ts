// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gNextStep } from '../guards/NextStep.ts';
import type { ChannelIdNumberAuthContent, ChannelIdNumberAuthRequest } from '../types.ts';

/**
 * Identity by number: POST channel/idNumberAuth
 *
 * Identity by number (proposed).
 * - Result 42145: name and ID number are refused; the text says why
 */
export function channelIdNumberAuth(gateway: Gateway, request: ChannelIdNumberAuthRequest, options?: CallOptions): Reply<ChannelIdNumberAuthContent, 42145> {
    return gateway.call({ path: 'channel/idNumberAuth', guard: gNextStep, write: true }, request, options);
}

/** channel/idNumberAuth for a mutation library. */
export function channelIdNumberAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/idNumberAuth'] as const,
        mutationFn: (request: ChannelIdNumberAuthRequest) => channelIdNumberAuth(gateway, request),
    };
}
