// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { OtherQueryUserMerchantContent, OtherQueryUserMerchantRequest } from '../types.ts';

/**
 * Merchant code of the user: POST other/queryUserMerchant
 *
 * Code of the merchant that the user belongs to; `koo` means that no bank logo is looked for.
 */
export function otherQueryUserMerchant(gateway: Gateway, request: OtherQueryUserMerchantRequest = {}, options?: CallOptions): Reply<OtherQueryUserMerchantContent, never> {
    return gateway.call({ path: 'other/queryUserMerchant', guard: ['?', 'text'], attempts: 2 }, request, options);
}

/** other/queryUserMerchant for a query library: the key holds path and request. */
export function otherQueryUserMerchantQuery(gateway: Gateway, request: OtherQueryUserMerchantRequest = {}) {
    return {
        queryKey: ['other/queryUserMerchant', request] as const,
        queryFn: (context: CallOptions) => otherQueryUserMerchant(gateway, request, { signal: context.signal }),
    };
}
