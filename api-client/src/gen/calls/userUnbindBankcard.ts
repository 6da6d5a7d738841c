// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { UserUnbindBankcardContent, UserUnbindBankcardRequest } from '../types.ts';

/**
 * Unbind a card: POST user/unbindBankcard
 *
 * Removes a card from the account (proposed).
 * - Result 42113: the card cannot be used
 * - Result 42155: the card is in use and cannot be removed
 */
export function userUnbindBankcard(gateway: Gateway, request: UserUnbindBankcardRequest, options?: CallOptions): Reply<UserUnbindBankcardContent, 42113 | 42155> {
    return gateway.call({ path: 'user/unbindBankcard', write: true }, request, options);
}

/** user/unbindBankcard for a mutation library. */
export function userUnbindBankcardMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/unbindBankcard'] as const,
        mutationFn: (request: UserUnbindBankcardRequest) => userUnbindBankcard(gateway, request),
    };
}
