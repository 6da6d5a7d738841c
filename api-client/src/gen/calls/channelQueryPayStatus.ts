// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPayState } from '../guards/PayState.ts';
import type { ChannelQueryPayStatusContent, ChannelQueryPayStatusRequest } from '../types.ts';

/**
 * Status of the payment: POST channel/queryPayStatus
 *
 * State of the payment; polled. Refused with 42121 when no such payment has arrived (proposed).
 * - Result 42121: no such payment has arrived so far
 */
export function channelQueryPayStatus(gateway: Gateway, request: ChannelQueryPayStatusRequest = {}, options?: CallOptions): Reply<ChannelQueryPayStatusContent, 42121> {
    return gateway.call({ path: 'channel/queryPayStatus', guard: gPayState, log: ['serialNumber'] }, request, options);
}

/** channel/queryPayStatus for a query library: the key holds path and request. */
export function channelQueryPayStatusQuery(gateway: Gateway, request: ChannelQueryPayStatusRequest = {}) {
    return {
        queryKey: ['channel/queryPayStatus', request] as const,
        queryFn: (context: CallOptions) => channelQueryPayStatus(gateway, request, { signal: context.signal }),
    };
}
