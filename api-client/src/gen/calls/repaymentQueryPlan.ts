// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zDay } from '../models/Day.ts';
import { zPeriods } from '../models/Periods.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';
import type { RepaymentQueryPlanContent, RepaymentQueryPlanRequest } from '../types.ts';

/**
 * A month of a running loan.
 */
const zPlanRow = /*#__PURE__*/ lazySchema(() => z.object({
    period: zPeriods(),
    dueDate: zDay(),
    amount: zYuan(),
    capital: z.nullish(zYuan()),
    interest: z.nullish(zYuan()),
    fee: z.nullish(zYuan()),
    paidAmount: z.nullish(zYuan()),
    paidTime: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

export const zRepaymentQueryPlanContent = /*#__PURE__*/ lazySchema(() => z.array(zPlanRow()));

/**
 * Repayment plan: POST repayment/queryPlan
 *
 * What is due when for a loan (proposed).
 */
export function repaymentQueryPlan(gateway: Gateway, request: RepaymentQueryPlanRequest, options?: CallOptions): Promise<RepaymentQueryPlanContent> {
    return gateway.call({ path: 'repayment/queryPlan', content: zRepaymentQueryPlanContent, attempts: 2, log: ['loanId'] }, request, options);
}

/** repayment/queryPlan for a query library: the key holds path and request. */
export function repaymentQueryPlanQuery(gateway: Gateway, request: RepaymentQueryPlanRequest) {
    return {
        queryKey: ['repayment/queryPlan', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryPlan(gateway, request, { signal: context.signal }),
    };
}
