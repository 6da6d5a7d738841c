// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gAssessState } from '../guards/AssessState.ts';
import type { ChannelAssessAmountContent, ChannelAssessAmountRequest } from '../types.ts';

/**
 * Start the assessment: POST channel/assessAmount
 *
 * Starts the assessment; a second start while one runs changes nothing (proposed).
 * - Result 42131: an earlier step is missing
 */
export function channelAssessAmount(gateway: Gateway, request: ChannelAssessAmountRequest = {}, options?: CallOptions): Reply<ChannelAssessAmountContent, 42131> {
    return gateway.call({ path: 'channel/assessAmount', guard: gAssessState, write: true }, request, options);
}

/** channel/assessAmount for a mutation library. */
export function channelAssessAmountMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/assessAmount'] as const,
        mutationFn: (request: ChannelAssessAmountRequest = {}) => channelAssessAmount(gateway, request),
    };
}
