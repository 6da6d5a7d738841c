// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCreditAmounts } from '../guards/CreditAmounts.ts';
import type { UserQueryAmountContent, UserQueryAmountRequest } from '../types.ts';

/**
 * Credit amount: POST user/queryAmount
 *
 * Limits of the user (proposed).
 */
export function userQueryAmount(gateway: Gateway, request: UserQueryAmountRequest = {}, options?: CallOptions): Reply<UserQueryAmountContent, never> {
    return gateway.call({ path: 'user/queryAmount', guard: ['some', gCreditAmounts], attempts: 2 }, request, options);
}

/** user/queryAmount for a query library: the key holds path and request. */
export function userQueryAmountQuery(gateway: Gateway, request: UserQueryAmountRequest = {}) {
    return {
        queryKey: ['user/queryAmount', request] as const,
        queryFn: (context: CallOptions) => userQueryAmount(gateway, request, { signal: context.signal }),
    };
}
