// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gAssessState } from '../guards/AssessState.ts';
import type { ChannelAssessAmountContent, ChannelAssessAmountRequest } from '../types.ts';

/**
 * Start the assessment: POST channel/assessAmount
 *
 * Starts the assessment; a second start while one runs changes nothing (proposed).
 */
export function channelAssessAmount(gateway: Gateway, request: ChannelAssessAmountRequest = {}, options?: CallOptions): Promise<ChannelAssessAmountContent> {
    return gateway.call({ path: 'channel/assessAmount', guard: gAssessState, write: true }, request, options);
}

/** channel/assessAmount for a mutation library. */
export function channelAssessAmountMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/assessAmount'] as const,
        mutationFn: (request: ChannelAssessAmountRequest = {}) => channelAssessAmount(gateway, request),
    };
}
