// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { RepaymentConfirmBankCardSignedContent, RepaymentConfirmBankCardSignedRequest } from '../types.ts';

/**
 * Confirm bank-card signing: POST repayment/confirmBankCardSigned
 *
 * Signs with the bank by code.
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42104: the code has run out, or none was sent
 * - Result 42113: the card cannot be used
 * - Result 42602: the bank refuses
 */
export function repaymentConfirmBankCardSigned(gateway: Gateway, request: RepaymentConfirmBankCardSignedRequest, options?: CallOptions): Reply<RepaymentConfirmBankCardSignedContent, 42101 | 42102 | 42104 | 42113 | 42602> {
    return gateway.call({ path: 'repayment/confirmBankCardSigned', write: true }, request, options);
}

/** repayment/confirmBankCardSigned for a mutation library. */
export function repaymentConfirmBankCardSignedMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/confirmBankCardSigned'] as const,
        mutationFn: (request: RepaymentConfirmBankCardSignedRequest) => repaymentConfirmBankCardSigned(gateway, request),
    };
}
