// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPreAssessState } from '../guards/PreAssessState.ts';
import type { ChannelPreAssessAmountContent, ChannelPreAssessAmountRequest } from '../types.ts';

/**
 * Start the pre-assessment: POST channel/preAssessAmount
 *
 * Starts the assessment before the application (proposed).
 */
export function channelPreAssessAmount(gateway: Gateway, request: ChannelPreAssessAmountRequest = {}, options?: CallOptions): Reply<ChannelPreAssessAmountContent, never> {
    return gateway.call({ path: 'channel/preAssessAmount', guard: gPreAssessState, write: true }, request, options);
}

/** channel/preAssessAmount for a mutation library. */
export function channelPreAssessAmountMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/preAssessAmount'] as const,
        mutationFn: (request: ChannelPreAssessAmountRequest = {}) => channelPreAssessAmount(gateway, request),
    };
}
