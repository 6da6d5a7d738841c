// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import type { RepaymentGetCashierUrlContent, RepaymentGetCashierUrlRequest } from '../types.ts';

const gCashierPage: Guard = ['object', {
    url: 'text',
}, {
    repayNo: gId,
}];

/**
 * Address of the cashier: POST repayment/getCashierUrl
 *
 * The address of the cashier for some bills; it is the cashier that moves the money (proposed).
 * - Result 42114: no such loan of this customer
 * - Result 42151: a bill cannot be paid now
 * - Result 42152: the loan cannot be settled early
 */
export function repaymentGetCashierUrl(gateway: Gateway, request: RepaymentGetCashierUrlRequest, options?: CallOptions): Reply<RepaymentGetCashierUrlContent, 42114 | 42151 | 42152> {
    return gateway.call({ path: 'repayment/getCashierUrl', guard: gCashierPage, write: true, log: ['billIds'] }, request, options);
}

/** repayment/getCashierUrl for a mutation library. */
export function repaymentGetCashierUrlMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/getCashierUrl'] as const,
        mutationFn: (request: RepaymentGetCashierUrlRequest) => repaymentGetCashierUrl(gateway, request),
    };
}
