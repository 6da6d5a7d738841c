// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { RepaymentChangeAutoPayStatusContent, RepaymentChangeAutoPayStatusRequest } from '../types.ts';

/**
 * Switch auto repayment: POST repayment/changeAutoPayStatus
 *
 * Switches auto repayment; it takes effect the next day.
 */
export function repaymentChangeAutoPayStatus(gateway: Gateway, request: RepaymentChangeAutoPayStatusRequest, options?: CallOptions): Promise<RepaymentChangeAutoPayStatusContent> {
    return gateway.call({ path: 'repayment/changeAutoPayStatus', write: true, log: ['autoRepaymentStatus'] }, request, options);
}

/** repayment/changeAutoPayStatus for a mutation library. */
export function repaymentChangeAutoPayStatusMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/changeAutoPayStatus'] as const,
        mutationFn: (request: RepaymentChangeAutoPayStatusRequest) => repaymentChangeAutoPayStatus(gateway, request),
    };
}
