// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { MerchantUpdateYcdAuthStatusContent, MerchantUpdateYcdAuthStatusRequest } from '../types.ts';

/**
 * Store the tobacco authorisation status: POST merchant/updateYcdAuthStatus
 *
 * Stores the state of the tobacco authorisation, authId 118.
 * - Result 42121: not possible in the present state; the text says why
 * - Result 42122: not for this customer; the text says why
 */
export function merchantUpdateYcdAuthStatus(gateway: Gateway, request: MerchantUpdateYcdAuthStatusRequest, options?: CallOptions): Reply<MerchantUpdateYcdAuthStatusContent, 42121 | 42122> {
    return gateway.call({ path: 'merchant/updateYcdAuthStatus', write: true, log: ['authId', 'authStatus'] }, request, options);
}

/** merchant/updateYcdAuthStatus for a mutation library. */
export function merchantUpdateYcdAuthStatusMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/updateYcdAuthStatus'] as const,
        mutationFn: (request: MerchantUpdateYcdAuthStatusRequest) => merchantUpdateYcdAuthStatus(gateway, request),
    };
}
