// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gAssessState } from '../guards/AssessState.ts';
import type { ChannelQueryAssessAmountStatusContent, ChannelQueryAssessAmountStatusRequest } from '../types.ts';

/**
 * Status of the assessment: POST channel/queryAssessAmountStatus
 *
 * State of the assessment; polled (proposed).
 */
export function channelQueryAssessAmountStatus(gateway: Gateway, request: ChannelQueryAssessAmountStatusRequest = {}, options?: CallOptions): Reply<ChannelQueryAssessAmountStatusContent, never> {
    return gateway.call({ path: 'channel/queryAssessAmountStatus', guard: gAssessState }, request, options);
}

/** channel/queryAssessAmountStatus for a query library: the key holds path and request. */
export function channelQueryAssessAmountStatusQuery(gateway: Gateway, request: ChannelQueryAssessAmountStatusRequest = {}) {
    return {
        queryKey: ['channel/queryAssessAmountStatus', request] as const,
        queryFn: (context: CallOptions) => channelQueryAssessAmountStatus(gateway, request, { signal: context.signal }),
    };
}
