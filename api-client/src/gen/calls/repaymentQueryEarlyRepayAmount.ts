// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';
import type { RepaymentQueryEarlyRepayAmountContent, RepaymentQueryEarlyRepayAmountRequest } from '../types.ts';

/**
 * What it costs to settle a loan now.
 */
const zEarlySettlement = /*#__PURE__*/ lazySchema(() => z.object({
    amount: zYuan(),
    capital: z.nullish(zYuan()),
    interest: z.nullish(zYuan()),
    fee: z.nullish(zYuan()),
    validUntil: z.nullish(zWhen())
}));

export const zRepaymentQueryEarlyRepayAmountContent = /*#__PURE__*/ lazySchema(() => zEarlySettlement());

/**
 * Amount to settle early: POST repayment/queryEarlyRepayAmount
 *
 * What it costs to settle a loan now (proposed).
 */
export function repaymentQueryEarlyRepayAmount(gateway: Gateway, request: RepaymentQueryEarlyRepayAmountRequest, options?: CallOptions): Promise<RepaymentQueryEarlyRepayAmountContent> {
    return gateway.call({ path: 'repayment/queryEarlyRepayAmount', content: zRepaymentQueryEarlyRepayAmountContent, attempts: 2, log: ['loanId'] }, request, options);
}

/** repayment/queryEarlyRepayAmount for a query library: the key holds path and request. */
export function repaymentQueryEarlyRepayAmountQuery(gateway: Gateway, request: RepaymentQueryEarlyRepayAmountRequest) {
    return {
        queryKey: ['repayment/queryEarlyRepayAmount', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryEarlyRepayAmount(gateway, request, { signal: context.signal }),
    };
}
