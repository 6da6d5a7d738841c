// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zPayState } from '../models/PayState.ts';
import type { ChannelQueryPayStatusContent, ChannelQueryPayStatusRequest } from '../types.ts';

export const zChannelQueryPayStatusContent = /*#__PURE__*/ lazySchema(() => zPayState());

/**
 * Status of the payment: POST channel/queryPayStatus
 *
 * State of the payment; asked again and again (proposed).
 */
export function channelQueryPayStatus(gateway: Gateway, request: ChannelQueryPayStatusRequest = {}, options?: CallOptions): Promise<ChannelQueryPayStatusContent> {
    return gateway.call({ path: 'channel/queryPayStatus', content: zChannelQueryPayStatusContent }, request, options);
}

/** channel/queryPayStatus for a query library: the key holds path and request. */
export function channelQueryPayStatusQuery(gateway: Gateway, request: ChannelQueryPayStatusRequest = {}) {
    return {
        queryKey: ['channel/queryPayStatus', request] as const,
        queryFn: (context: CallOptions) => channelQueryPayStatus(gateway, request, { signal: context.signal }),
    };
}
