// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { RepaymentQueryEarlyRepayAmountContent, RepaymentQueryEarlyRepayAmountRequest } from '../types.ts';

const gEarlySettlement: Guard = ['object', {
    amount: gYuan,
    capital: ['?', gYuan],
    interest: ['?', gYuan],
    fee: ['?', gYuan],
    validUntil: ['?', gWhen],
}, {
    billId: gId,
}];

/**
 * Amount to settle early: POST repayment/queryEarlyRepayAmount
 *
 * What it costs to settle a loan now (proposed).
 * - Result 42114: no such loan of this customer
 * - Result 42152: the loan cannot be settled early
 */
export function repaymentQueryEarlyRepayAmount(gateway: Gateway, request: RepaymentQueryEarlyRepayAmountRequest, options?: CallOptions): Reply<RepaymentQueryEarlyRepayAmountContent, 42114 | 42152> {
    return gateway.call({ path: 'repayment/queryEarlyRepayAmount', guard: gEarlySettlement, attempts: 2, log: ['loanId'] }, request, options);
}

/** repayment/queryEarlyRepayAmount for a query library: the key holds path and request. */
export function repaymentQueryEarlyRepayAmountQuery(gateway: Gateway, request: RepaymentQueryEarlyRepayAmountRequest) {
    return {
        queryKey: ['repayment/queryEarlyRepayAmount', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryEarlyRepayAmount(gateway, request, { signal: context.signal }),
    };
}
