// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gBill } from '../guards/Bill.ts';
import type { RepaymentQueryBillListContent, RepaymentQueryBillListRequest } from '../types.ts';

/**
 * Bills: POST repayment/queryBillList
 *
 * Bills of the user (proposed).
 */
export function repaymentQueryBillList(gateway: Gateway, request: RepaymentQueryBillListRequest = {}, options?: CallOptions): Reply<RepaymentQueryBillListContent, never> {
    return gateway.call({ path: 'repayment/queryBillList', guard: ['complete', gBill], attempts: 2 }, request, options);
}

/** repayment/queryBillList for a query library: the key holds path and request. */
export function repaymentQueryBillListQuery(gateway: Gateway, request: RepaymentQueryBillListRequest = {}) {
    return {
        queryKey: ['repayment/queryBillList', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryBillList(gateway, request, { signal: context.signal }),
    };
}
