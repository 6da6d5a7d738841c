// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPermission } from '../guards/Permission.ts';
import type { ChannelPayCheckContent, ChannelPayCheckRequest } from '../types.ts';

/**
 * May the user pay: POST channel/payCheck
 *
 * Whether the user may pay (proposed).
 * - Result 42121: not possible in the present state; the text says why
 */
export function channelPayCheck(gateway: Gateway, request: ChannelPayCheckRequest = {}, options?: CallOptions): Reply<ChannelPayCheckContent, 42121> {
    return gateway.call({ path: 'channel/payCheck', guard: gPermission, attempts: 2 }, request, options);
}

/** channel/payCheck for a query library: the key holds path and request. */
export function channelPayCheckQuery(gateway: Gateway, request: ChannelPayCheckRequest = {}) {
    return {
        queryKey: ['channel/payCheck', request] as const,
        queryFn: (context: CallOptions) => channelPayCheck(gateway, request, { signal: context.signal }),
    };
}
