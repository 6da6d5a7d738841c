// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { UserUnbindBankcardContent, UserUnbindBankcardRequest } from '../types.ts';

export const zUserUnbindBankcardContent = /*#__PURE__*/ lazySchema(() => z.unknown());

/**
 * Unbind a card: POST user/unbindBankcard
 *
 * Removes a card from the account (proposed).
 */
export function userUnbindBankcard(gateway: Gateway, request: UserUnbindBankcardRequest, options?: CallOptions): Promise<UserUnbindBankcardContent> {
    return gateway.call({ path: 'user/unbindBankcard', content: zUserUnbindBankcardContent, write: true }, request, options);
}

/** user/unbindBankcard for a mutation library. */
export function userUnbindBankcardMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/unbindBankcard'] as const,
        mutationFn: (request: UserUnbindBankcardRequest) => userUnbindBankcard(gateway, request),
    };
}
