// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Guard } from '../../guard.ts';
import type { RepaymentAfterLoanSignContent, RepaymentAfterLoanSignRequest } from '../types.ts';

const gAfterLoanSigning: Guard = ['object', {}, {
    url: 'text',
    status: 'id',
}];

/**
 * Signing after the loan: POST repayment/afterLoanSign
 *
 * Signing that is due after a loan (proposed).
 */
export function repaymentAfterLoanSign(gateway: Gateway, request: RepaymentAfterLoanSignRequest, options?: CallOptions): Promise<RepaymentAfterLoanSignContent> {
    return gateway.call({ path: 'repayment/afterLoanSign', guard: gAfterLoanSigning, write: true, log: ['listingId'] }, request, options);
}

/** repayment/afterLoanSign for a mutation library. */
export function repaymentAfterLoanSignMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/afterLoanSign'] as const,
        mutationFn: (request: RepaymentAfterLoanSignRequest) => repaymentAfterLoanSign(gateway, request),
    };
}
