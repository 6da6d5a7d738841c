// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gBankCardSigning } from '../guards/BankCardSigning.ts';
import type { RepaymentDoBankCardSignedContent, RepaymentDoBankCardSignedRequest } from '../types.ts';

/**
 * Start bank-card signing: POST repayment/doBankCardSigned
 *
 * Begins to sign with the bank and sends a code.
 */
export function repaymentDoBankCardSigned(gateway: Gateway, request: RepaymentDoBankCardSignedRequest, options?: CallOptions): Promise<RepaymentDoBankCardSignedContent> {
    return gateway.call({ path: 'repayment/doBankCardSigned', guard: gBankCardSigning, write: true, log: ['shouldEscape'] }, request, options);
}

/** repayment/doBankCardSigned for a mutation library. */
export function repaymentDoBankCardSignedMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/doBankCardSigned'] as const,
        mutationFn: (request: RepaymentDoBankCardSignedRequest) => repaymentDoBankCardSigned(gateway, request),
    };
}
