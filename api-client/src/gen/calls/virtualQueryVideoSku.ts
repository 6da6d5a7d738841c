// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gTopUpOffer } from '../guards/TopUpOffer.ts';
import type { VirtualQueryVideoSkuContent, VirtualQueryVideoSkuRequest } from '../types.ts';

/**
 * Video memberships: POST virtual/queryVideoSku
 *
 * Memberships of video services (proposed).
 */
export function virtualQueryVideoSku(gateway: Gateway, request: VirtualQueryVideoSkuRequest = {}, options?: CallOptions): Reply<VirtualQueryVideoSkuContent, never> {
    return gateway.call({ path: 'virtual/queryVideoSku', guard: gTopUpOffer, attempts: 2 }, request, options);
}

/** virtual/queryVideoSku for a query library: the key holds path and request. */
export function virtualQueryVideoSkuQuery(gateway: Gateway, request: VirtualQueryVideoSkuRequest = {}) {
    return {
        queryKey: ['virtual/queryVideoSku', request] as const,
        queryFn: (context: CallOptions) => virtualQueryVideoSku(gateway, request, { signal: context.signal }),
    };
}
