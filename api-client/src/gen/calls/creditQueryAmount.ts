// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCreditAmounts } from '../guards/CreditAmounts.ts';
import type { CreditQueryAmountContent, CreditQueryAmountRequest } from '../types.ts';

/**
 * Credit amount: POST credit/queryAmount
 *
 * Limits of the user (proposed).
 */
export function creditQueryAmount(gateway: Gateway, request: CreditQueryAmountRequest = {}, options?: CallOptions): Reply<CreditQueryAmountContent, never> {
    return gateway.call({ path: 'credit/queryAmount', guard: ['some', gCreditAmounts], attempts: 2 }, request, options);
}

/** credit/queryAmount for a query library: the key holds path and request. */
export function creditQueryAmountQuery(gateway: Gateway, request: CreditQueryAmountRequest = {}) {
    return {
        queryKey: ['credit/queryAmount', request] as const,
        queryFn: (context: CallOptions) => creditQueryAmount(gateway, request, { signal: context.signal }),
    };
}
