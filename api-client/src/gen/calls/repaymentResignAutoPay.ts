// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gBankCardSigning } from '../guards/BankCardSigning.ts';
import type { RepaymentResignAutoPayContent, RepaymentResignAutoPayRequest } from '../types.ts';

/**
 * Sign auto repayment again: POST repayment/resignAutoPay
 *
 * Begins to sign again what ran out (proposed).
 */
export function repaymentResignAutoPay(gateway: Gateway, request: RepaymentResignAutoPayRequest = {}, options?: CallOptions): Promise<RepaymentResignAutoPayContent> {
    return gateway.call({ path: 'repayment/resignAutoPay', guard: gBankCardSigning, write: true }, request, options);
}

/** repayment/resignAutoPay for a mutation library. */
export function repaymentResignAutoPayMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/resignAutoPay'] as const,
        mutationFn: (request: RepaymentResignAutoPayRequest = {}) => repaymentResignAutoPay(gateway, request),
    };
}
