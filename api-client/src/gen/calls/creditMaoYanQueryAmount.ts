// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCreditAmounts } from '../guards/CreditAmounts.ts';
import type { CreditMaoYanQueryAmountContent, CreditMaoYanQueryAmountRequest } from '../types.ts';

/**
 * Credit amount, film-ticket partner: POST creditMaoYan/queryAmount
 *
 * Limits of the user (proposed).
 */
export function creditMaoYanQueryAmount(gateway: Gateway, request: CreditMaoYanQueryAmountRequest = {}, options?: CallOptions): Reply<CreditMaoYanQueryAmountContent, never> {
    return gateway.call({ path: 'creditMaoYan/queryAmount', guard: ['some', gCreditAmounts], attempts: 2 }, request, options);
}

/** creditMaoYan/queryAmount for a query library: the key holds path and request. */
export function creditMaoYanQueryAmountQuery(gateway: Gateway, request: CreditMaoYanQueryAmountRequest = {}) {
    return {
        queryKey: ['creditMaoYan/queryAmount', request] as const,
        queryFn: (context: CallOptions) => creditMaoYanQueryAmount(gateway, request, { signal: context.signal }),
    };
}
