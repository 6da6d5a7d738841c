// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { RepaymentAfterLoanSignContent, RepaymentAfterLoanSignRequest } from '../types.ts';

/**
 * Signing after a loan.
 */
const zAfterLoanSigning = /*#__PURE__*/ lazySchema(() => z.object({
    url: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

export const zRepaymentAfterLoanSignContent = /*#__PURE__*/ lazySchema(() => zAfterLoanSigning());

/**
 * Signing after the loan: POST repayment/afterLoanSign
 *
 * Signing that is due after a loan (proposed).
 */
export function repaymentAfterLoanSign(gateway: Gateway, request: RepaymentAfterLoanSignRequest, options?: CallOptions): Promise<RepaymentAfterLoanSignContent> {
    return gateway.call({ path: 'repayment/afterLoanSign', content: zRepaymentAfterLoanSignContent, write: true, log: ['listingId'] }, request, options);
}

/** repayment/afterLoanSign for a mutation library. */
export function repaymentAfterLoanSignMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/afterLoanSign'] as const,
        mutationFn: (request: RepaymentAfterLoanSignRequest) => repaymentAfterLoanSign(gateway, request),
    };
}
