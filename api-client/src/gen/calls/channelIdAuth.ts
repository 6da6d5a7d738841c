// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zNextStep } from '../models/NextStep.ts';
import type { ChannelIdAuthContent, ChannelIdAuthRequest } from '../types.ts';

export const zChannelIdAuthContent = /*#__PURE__*/ lazySchema(() => zNextStep());

/**
 * Identity step: POST channel/idAuth
 *
 * Identity by name and number (spec 2, proposed).
 */
export function channelIdAuth(gateway: Gateway, request: ChannelIdAuthRequest, options?: CallOptions): Promise<ChannelIdAuthContent> {
    return gateway.call({ path: 'channel/idAuth', content: zChannelIdAuthContent, write: true }, request, options);
}

/** channel/idAuth for a mutation library. */
export function channelIdAuthMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/idAuth'] as const,
        mutationFn: (request: ChannelIdAuthRequest) => channelIdAuth(gateway, request),
    };
}
