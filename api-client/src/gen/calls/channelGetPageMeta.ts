// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPageMeta } from '../guards/PageMeta.ts';
import type { ChannelGetPageMetaContent, ChannelGetPageMetaRequest } from '../types.ts';

/**
 * Server-driven next page: POST channel/getPageMeta
 *
 * The next page, as the server wants it.
 */
export function channelGetPageMeta(gateway: Gateway, request: ChannelGetPageMetaRequest = {}, options?: CallOptions): Reply<ChannelGetPageMetaContent, never> {
    return gateway.call({ path: 'channel/getPageMeta', guard: gPageMeta, attempts: 2 }, request, options);
}

/** channel/getPageMeta for a query library: the key holds path and request. */
export function channelGetPageMetaQuery(gateway: Gateway, request: ChannelGetPageMetaRequest = {}) {
    return {
        queryKey: ['channel/getPageMeta', request] as const,
        queryFn: (context: CallOptions) => channelGetPageMeta(gateway, request, { signal: context.signal }),
    };
}
