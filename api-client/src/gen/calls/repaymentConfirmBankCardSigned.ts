// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { RepaymentConfirmBankCardSignedContent, RepaymentConfirmBankCardSignedRequest } from '../types.ts';

/**
 * Confirm bank-card signing: POST repayment/confirmBankCardSigned
 *
 * Signs with the bank by code.
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 */
export function repaymentConfirmBankCardSigned(gateway: Gateway, request: RepaymentConfirmBankCardSignedRequest, options?: CallOptions): Promise<RepaymentConfirmBankCardSignedContent> {
    return gateway.call({ path: 'repayment/confirmBankCardSigned', write: true }, request, options);
}

/** repayment/confirmBankCardSigned for a mutation library. */
export function repaymentConfirmBankCardSignedMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/confirmBankCardSigned'] as const,
        mutationFn: (request: RepaymentConfirmBankCardSignedRequest) => repaymentConfirmBankCardSigned(gateway, request),
    };
}
