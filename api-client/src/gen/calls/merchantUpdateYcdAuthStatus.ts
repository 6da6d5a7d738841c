// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { MerchantUpdateYcdAuthStatusContent, MerchantUpdateYcdAuthStatusRequest } from '../types.ts';

/**
 * Store the tobacco authorisation status: POST merchant/updateYcdAuthStatus
 *
 * Stores the state of the tobacco authorisation, authId 118.
 */
export function merchantUpdateYcdAuthStatus(gateway: Gateway, request: MerchantUpdateYcdAuthStatusRequest, options?: CallOptions): Promise<MerchantUpdateYcdAuthStatusContent> {
    return gateway.call({ path: 'merchant/updateYcdAuthStatus', write: true, log: ['authId', 'authStatus'] }, request, options);
}

/** merchant/updateYcdAuthStatus for a mutation library. */
export function merchantUpdateYcdAuthStatusMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/updateYcdAuthStatus'] as const,
        mutationFn: (request: MerchantUpdateYcdAuthStatusRequest) => merchantUpdateYcdAuthStatus(gateway, request),
    };
}
