// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { OtherQueryMerchantNoContent, OtherQueryMerchantNoRequest } from '../types.ts';

/**
 * Merchant number: POST other/queryMerchantNo
 *
 * Number of the merchant that the user belongs to (proposed).
 */
export function otherQueryMerchantNo(gateway: Gateway, request: OtherQueryMerchantNoRequest = {}, options?: CallOptions): Reply<OtherQueryMerchantNoContent, never> {
    return gateway.call({ path: 'other/queryMerchantNo', guard: ['?', 'text'], attempts: 2 }, request, options);
}

/** other/queryMerchantNo for a query library: the key holds path and request. */
export function otherQueryMerchantNoQuery(gateway: Gateway, request: OtherQueryMerchantNoRequest = {}) {
    return {
        queryKey: ['other/queryMerchantNo', request] as const,
        queryFn: (context: CallOptions) => otherQueryMerchantNo(gateway, request, { signal: context.signal }),
    };
}
