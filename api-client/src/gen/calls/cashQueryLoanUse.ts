// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CashQueryLoanUseContent, CashQueryLoanUseRequest } from '../types.ts';

/**
 * A purpose of the second level.
 */
const zSubLoanUse = /*#__PURE__*/ lazySchema(() => z.object({
    loanUseCode: z.string(),
    loanUseName: z.string()
}));

/**
 * A purpose of the loan.
 */
const zLoanUse = /*#__PURE__*/ lazySchema(() => z.object({
    loanUseCode: z.string(),
    loanUseName: z.string(),
    subList: z.nullish(z.array(zSubLoanUse()))
}));

export const zCashQueryLoanUseContent = /*#__PURE__*/ lazySchema(() => z.array(zLoanUse()));

/**
 * Purposes of a loan: POST cash/queryLoanUse
 *
 * Purposes in two levels (spec 2, proposed).
 */
export function cashQueryLoanUse(gateway: Gateway, request: CashQueryLoanUseRequest = {}, options?: CallOptions): Promise<CashQueryLoanUseContent> {
    return gateway.call({ path: 'cash/queryLoanUse', content: zCashQueryLoanUseContent, attempts: 2 }, request, options);
}

/** cash/queryLoanUse for a query library: the key holds path and request. */
export function cashQueryLoanUseQuery(gateway: Gateway, request: CashQueryLoanUseRequest = {}) {
    return {
        queryKey: ['cash/queryLoanUse', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanUse(gateway, request, { signal: context.signal }),
    };
}
