// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gTopUpOffer } from '../guards/TopUpOffer.ts';
import type { VirtualQueryQqSkuContent, VirtualQueryQqSkuRequest } from '../types.ts';

/**
 * QQ top-ups: POST virtual/queryQqSku
 *
 * What a QQ account can be topped up with (proposed).
 */
export function virtualQueryQqSku(gateway: Gateway, request: VirtualQueryQqSkuRequest = {}, options?: CallOptions): Reply<VirtualQueryQqSkuContent, never> {
    return gateway.call({ path: 'virtual/queryQqSku', guard: gTopUpOffer, attempts: 2 }, request, options);
}

/** virtual/queryQqSku for a query library: the key holds path and request. */
export function virtualQueryQqSkuQuery(gateway: Gateway, request: VirtualQueryQqSkuRequest = {}) {
    return {
        queryKey: ['virtual/queryQqSku', request] as const,
        queryFn: (context: CallOptions) => virtualQueryQqSku(gateway, request, { signal: context.signal }),
    };
}
