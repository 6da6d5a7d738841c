// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gBankCardSigning } from '../guards/BankCardSigning.ts';
import type { RepaymentDoBankCardSignedContent, RepaymentDoBankCardSignedRequest } from '../types.ts';

/**
 * Start bank-card signing: POST repayment/doBankCardSigned
 *
 * Begins to sign with the bank and sends a code.
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 * - Result 42113: the card cannot be used
 * - Result 42600: a bank card must be bound first
 * - Result 42603: the bank is under maintenance
 * - Result 42604: the card is frozen
 */
export function repaymentDoBankCardSigned(gateway: Gateway, request: RepaymentDoBankCardSignedRequest, options?: CallOptions): Reply<RepaymentDoBankCardSignedContent, 42102 | 42103 | 42113 | 42600 | 42603 | 42604> {
    return gateway.call({ path: 'repayment/doBankCardSigned', guard: gBankCardSigning, write: true, log: ['shouldEscape'] }, request, options);
}

/** repayment/doBankCardSigned for a mutation library. */
export function repaymentDoBankCardSignedMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/doBankCardSigned'] as const,
        mutationFn: (request: RepaymentDoBankCardSignedRequest) => repaymentDoBankCardSigned(gateway, request),
    };
}
