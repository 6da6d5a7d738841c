// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPreAssessState } from '../guards/PreAssessState.ts';
import type { ChannelQueryPreAssessAmountStatusContent, ChannelQueryPreAssessAmountStatusRequest } from '../types.ts';

/**
 * Status of the pre-assessment: POST channel/queryPreAssessAmountStatus
 *
 * State of the assessment before the application; polled (proposed).
 * - Result 42131: an earlier step is missing
 */
export function channelQueryPreAssessAmountStatus(gateway: Gateway, request: ChannelQueryPreAssessAmountStatusRequest = {}, options?: CallOptions): Reply<ChannelQueryPreAssessAmountStatusContent, 42131> {
    return gateway.call({ path: 'channel/queryPreAssessAmountStatus', guard: gPreAssessState }, request, options);
}

/** channel/queryPreAssessAmountStatus for a query library: the key holds path and request. */
export function channelQueryPreAssessAmountStatusQuery(gateway: Gateway, request: ChannelQueryPreAssessAmountStatusRequest = {}) {
    return {
        queryKey: ['channel/queryPreAssessAmountStatus', request] as const,
        queryFn: (context: CallOptions) => channelQueryPreAssessAmountStatus(gateway, request, { signal: context.signal }),
    };
}
