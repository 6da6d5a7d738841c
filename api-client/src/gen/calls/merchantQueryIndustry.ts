// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gTreeEntry } from '../guards/TreeEntry.ts';
import type { MerchantQueryIndustryContent, MerchantQueryIndustryRequest } from '../types.ts';

/**
 * Industries: POST merchant/queryIndustry
 *
 * Industries of a level (proposed).
 */
export function merchantQueryIndustry(gateway: Gateway, request: MerchantQueryIndustryRequest = {}, options?: CallOptions): Reply<MerchantQueryIndustryContent, never> {
    return gateway.call({ path: 'merchant/queryIndustry', guard: ['list', gTreeEntry], attempts: 2, log: ['parentId'] }, request, options);
}

/** merchant/queryIndustry for a query library: the key holds path and request. */
export function merchantQueryIndustryQuery(gateway: Gateway, request: MerchantQueryIndustryRequest = {}) {
    return {
        queryKey: ['merchant/queryIndustry', request] as const,
        queryFn: (context: CallOptions) => merchantQueryIndustry(gateway, request, { signal: context.signal }),
    };
}
