// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { RepaymentChangeAutoPayStatusContent, RepaymentChangeAutoPayStatusRequest } from '../types.ts';

/**
 * Switch auto repayment: POST repayment/changeAutoPayStatus
 *
 * Switches auto repayment; it takes effect the next day.
 * - Result 42600: a bank card must be bound first
 * - Result 42601: the bank card must be signed first
 */
export function repaymentChangeAutoPayStatus(gateway: Gateway, request: RepaymentChangeAutoPayStatusRequest, options?: CallOptions): Reply<RepaymentChangeAutoPayStatusContent, 42600 | 42601> {
    return gateway.call({ path: 'repayment/changeAutoPayStatus', write: true, log: ['autoRepaymentStatus'] }, request, options);
}

/** repayment/changeAutoPayStatus for a mutation library. */
export function repaymentChangeAutoPayStatusMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/changeAutoPayStatus'] as const,
        mutationFn: (request: RepaymentChangeAutoPayStatusRequest) => repaymentChangeAutoPayStatus(gateway, request),
    };
}
