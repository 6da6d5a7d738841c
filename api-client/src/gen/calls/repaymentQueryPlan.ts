// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gDay } from '../guards/Day.ts';
import { gId } from '../guards/Id.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { RepaymentQueryPlanContent, RepaymentQueryPlanRequest } from '../types.ts';

const gPlanRow: Guard = ['object', {
    period: gPeriods,
    dueDate: gDay,
    amount: gYuan,
    capital: ['?', gYuan],
    interest: ['?', gYuan],
    fee: ['?', gYuan],
    couponValue: ['?', gYuan],
    paidAmount: ['?', gYuan],
    paidTime: ['?', gWhen],
    status: ['?', 'id'],
}, {
    billId: gId,
}];

/**
 * Repayment plan: POST repayment/queryPlan
 *
 * What is due when for a loan (proposed).
 * - Result 42114: no such loan of this customer
 */
export function repaymentQueryPlan(gateway: Gateway, request: RepaymentQueryPlanRequest, options?: CallOptions): Reply<RepaymentQueryPlanContent, 42114> {
    return gateway.call({ path: 'repayment/queryPlan', guard: ['complete', gPlanRow], attempts: 2, log: ['loanId'] }, request, options);
}

/** repayment/queryPlan for a query library: the key holds path and request. */
export function repaymentQueryPlanQuery(gateway: Gateway, request: RepaymentQueryPlanRequest) {
    return {
        queryKey: ['repayment/queryPlan', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryPlan(gateway, request, { signal: context.signal }),
    };
}
