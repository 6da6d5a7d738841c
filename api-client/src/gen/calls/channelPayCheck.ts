// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gPermission } from '../guards/Permission.ts';
import type { ChannelPayCheckContent, ChannelPayCheckRequest } from '../types.ts';

/**
 * May the user pay: POST channel/payCheck
 *
 * Whether the user may pay (proposed).
 */
export function channelPayCheck(gateway: Gateway, request: ChannelPayCheckRequest = {}, options?: CallOptions): Promise<ChannelPayCheckContent> {
    return gateway.call({ path: 'channel/payCheck', guard: gPermission, attempts: 2 }, request, options);
}

/** channel/payCheck for a query library: the key holds path and request. */
export function channelPayCheckQuery(gateway: Gateway, request: ChannelPayCheckRequest = {}) {
    return {
        queryKey: ['channel/payCheck', request] as const,
        queryFn: (context: CallOptions) => channelPayCheck(gateway, request, { signal: context.signal }),
    };
}
