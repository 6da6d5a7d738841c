// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { RepaymentQueryStatusContent, RepaymentQueryStatusRequest } from '../types.ts';

const gRepaymentState: Guard = ['object', {
    status: 'id',
    amount: ['?', gYuan],
}, {
    finishTime: gWhen,
    reason: 'text',
}];

/**
 * Status of a repayment: POST repayment/queryStatus
 *
 * State of a repayment; polled (proposed).
 * - Result 42153: no such repayment of this customer
 */
export function repaymentQueryStatus(gateway: Gateway, request: RepaymentQueryStatusRequest, options?: CallOptions): Reply<RepaymentQueryStatusContent, 42153> {
    return gateway.call({ path: 'repayment/queryStatus', guard: gRepaymentState, log: ['repayNo'] }, request, options);
}

/** repayment/queryStatus for a query library: the key holds path and request. */
export function repaymentQueryStatusQuery(gateway: Gateway, request: RepaymentQueryStatusRequest) {
    return {
        queryKey: ['repayment/queryStatus', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryStatus(gateway, request, { signal: context.signal }),
    };
}
