// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gTopUpOffer } from '../guards/TopUpOffer.ts';
import type { VirtualQueryPhoneSkuContent, VirtualQueryPhoneSkuRequest } from '../types.ts';

/**
 * Phone top-ups: POST virtual/queryPhoneSku
 *
 * What a phone can be topped up with (proposed).
 */
export function virtualQueryPhoneSku(gateway: Gateway, request: VirtualQueryPhoneSkuRequest, options?: CallOptions): Reply<VirtualQueryPhoneSkuContent, never> {
    return gateway.call({ path: 'virtual/queryPhoneSku', guard: gTopUpOffer, attempts: 2 }, request, options);
}

/** virtual/queryPhoneSku for a query library: the key holds path and request. */
export function virtualQueryPhoneSkuQuery(gateway: Gateway, request: VirtualQueryPhoneSkuRequest) {
    return {
        queryKey: ['virtual/queryPhoneSku', request] as const,
        queryFn: (context: CallOptions) => virtualQueryPhoneSku(gateway, request, { signal: context.signal }),
    };
}
