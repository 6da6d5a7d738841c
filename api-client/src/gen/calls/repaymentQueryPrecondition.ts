// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { RepaymentQueryPreconditionContent, RepaymentQueryPreconditionRequest } from '../types.ts';

/**
 * May auto repayment be opened: POST repayment/queryPrecondition
 *
 * Whether auto repayment may be opened. Refusals show as [code]:message.
 * - Result 42113: the card cannot be used
 * - Result 42600: a bank card must be bound first
 * - Result 42604: the card is frozen
 */
export function repaymentQueryPrecondition(gateway: Gateway, request: RepaymentQueryPreconditionRequest = {}, options?: CallOptions): Reply<RepaymentQueryPreconditionContent, 42113 | 42600 | 42604> {
    return gateway.call({ path: 'repayment/queryPrecondition', attempts: 2 }, request, options);
}

/** repayment/queryPrecondition for a query library: the key holds path and request. */
export function repaymentQueryPreconditionQuery(gateway: Gateway, request: RepaymentQueryPreconditionRequest = {}) {
    return {
        queryKey: ['repayment/queryPrecondition', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryPrecondition(gateway, request, { signal: context.signal }),
    };
}
