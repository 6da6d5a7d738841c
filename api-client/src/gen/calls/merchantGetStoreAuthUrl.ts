// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPageAddress } from '../guards/PageAddress.ts';
import type { MerchantGetStoreAuthUrlContent, MerchantGetStoreAuthUrlRequest } from '../types.ts';

/**
 * Address of a store authorisation: POST merchant/getStoreAuthUrl
 *
 * The address where a platform is authorised (proposed).
 * - Result 42121: not possible in the present state; the text says why
 */
export function merchantGetStoreAuthUrl(gateway: Gateway, request: MerchantGetStoreAuthUrlRequest, options?: CallOptions): Reply<MerchantGetStoreAuthUrlContent, 42121> {
    return gateway.call({ path: 'merchant/getStoreAuthUrl', guard: gPageAddress, write: true, log: ['platform'] }, request, options);
}

/** merchant/getStoreAuthUrl for a mutation library. */
export function merchantGetStoreAuthUrlMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/getStoreAuthUrl'] as const,
        mutationFn: (request: MerchantGetStoreAuthUrlRequest) => merchantGetStoreAuthUrl(gateway, request),
    };
}
