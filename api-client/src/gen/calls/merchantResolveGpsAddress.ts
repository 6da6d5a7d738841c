// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPostalAddress } from '../guards/PostalAddress.ts';
import type { MerchantResolveGpsAddressContent, MerchantResolveGpsAddressRequest } from '../types.ts';

/**
 * Address of a position: POST merchant/resolveGpsAddress
 *
 * Address of a position (proposed).
 */
export function merchantResolveGpsAddress(gateway: Gateway, request: MerchantResolveGpsAddressRequest, options?: CallOptions): Reply<MerchantResolveGpsAddressContent, never> {
    return gateway.call({ path: 'merchant/resolveGpsAddress', guard: ['some', gPostalAddress], attempts: 2 }, request, options);
}

/** merchant/resolveGpsAddress for a query library: the key holds path and request. */
export function merchantResolveGpsAddressQuery(gateway: Gateway, request: MerchantResolveGpsAddressRequest) {
    return {
        queryKey: ['merchant/resolveGpsAddress', request] as const,
        queryFn: (context: CallOptions) => merchantResolveGpsAddress(gateway, request, { signal: context.signal }),
    };
}
