// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { UserUnbindBankcardContent, UserUnbindBankcardRequest } from '../types.ts';

/**
 * Unbind a card: POST user/unbindBankcard
 *
 * Removes a card from the account (proposed).
 */
export function userUnbindBankcard(gateway: Gateway, request: UserUnbindBankcardRequest, options?: CallOptions): Promise<UserUnbindBankcardContent> {
    return gateway.call({ path: 'user/unbindBankcard', write: true }, request, options);
}

/** user/unbindBankcard for a mutation library. */
export function userUnbindBankcardMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/unbindBankcard'] as const,
        mutationFn: (request: UserUnbindBankcardRequest) => userUnbindBankcard(gateway, request),
    };
}
