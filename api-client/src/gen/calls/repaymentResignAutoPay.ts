// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gBankCardSigning } from '../guards/BankCardSigning.ts';
import type { RepaymentResignAutoPayContent, RepaymentResignAutoPayRequest } from '../types.ts';

/**
 * Sign auto repayment again: POST repayment/resignAutoPay
 *
 * Begins to sign again what ran out (proposed).
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 * - Result 42113: the card cannot be used
 * - Result 42600: a bank card must be bound first
 * - Result 42601: the bank card must be signed first
 * - Result 42603: the bank is under maintenance
 * - Result 42604: the card is frozen
 */
export function repaymentResignAutoPay(gateway: Gateway, request: RepaymentResignAutoPayRequest = {}, options?: CallOptions): Reply<RepaymentResignAutoPayContent, 42102 | 42103 | 42113 | 42600 | 42601 | 42603 | 42604> {
    return gateway.call({ path: 'repayment/resignAutoPay', guard: gBankCardSigning, write: true }, request, options);
}

/** repayment/resignAutoPay for a mutation library. */
export function repaymentResignAutoPayMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/resignAutoPay'] as const,
        mutationFn: (request: RepaymentResignAutoPayRequest = {}) => repaymentResignAutoPay(gateway, request),
    };
}
