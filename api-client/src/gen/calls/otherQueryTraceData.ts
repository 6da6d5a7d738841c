// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { OtherQueryTraceDataContent, OtherQueryTraceDataRequest } from '../types.ts';

const gTraceData: Guard = ['object', {}, {
    businessLine: 'text',
}];

/**
 * Tracing data of the user: POST other/queryTraceData
 *
 * Business line of the user, for tracking.
 */
export function otherQueryTraceData(gateway: Gateway, request: OtherQueryTraceDataRequest = {}, options?: CallOptions): Reply<OtherQueryTraceDataContent, never> {
    return gateway.call({ path: 'other/queryTraceData', guard: ['some', gTraceData], attempts: 2 }, request, options);
}

/** other/queryTraceData for a query library: the key holds path and request. */
export function otherQueryTraceDataQuery(gateway: Gateway, request: OtherQueryTraceDataRequest = {}) {
    return {
        queryKey: ['other/queryTraceData', request] as const,
        queryFn: (context: CallOptions) => otherQueryTraceData(gateway, request, { signal: context.signal }),
    };
}
