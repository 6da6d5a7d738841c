// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
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
 * - Result 42114: no such loan of this customer
 */
export function repaymentAfterLoanSign(gateway: Gateway, request: RepaymentAfterLoanSignRequest, options?: CallOptions): Reply<RepaymentAfterLoanSignContent, 42114> {
    return gateway.call({ path: 'repayment/afterLoanSign', guard: gAfterLoanSigning, write: true, log: ['listingId'] }, request, options);
}

/** repayment/afterLoanSign for a mutation library. */
export function repaymentAfterLoanSignMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/afterLoanSign'] as const,
        mutationFn: (request: RepaymentAfterLoanSignRequest) => repaymentAfterLoanSign(gateway, request),
    };
}
