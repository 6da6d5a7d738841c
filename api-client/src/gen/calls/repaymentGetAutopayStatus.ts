// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Guard } from '../../guard.ts';
import type { RepaymentGetAutopayStatusContent, RepaymentGetAutopayStatusRequest } from '../types.ts';

const gAutoPayState: Guard = ['object'];

/**
 * Status of auto repayment: POST repayment/getAutopayStatus
 *
 * State of auto repayment (spec 7).
 */
export function repaymentGetAutopayStatus(gateway: Gateway, request: RepaymentGetAutopayStatusRequest = {}, options?: CallOptions): Promise<RepaymentGetAutopayStatusContent> {
    return gateway.call({ path: 'repayment/getAutopayStatus', guard: gAutoPayState, attempts: 2 }, request, options);
}

/** repayment/getAutopayStatus for a query library: the key holds path and request. */
export function repaymentGetAutopayStatusQuery(gateway: Gateway, request: RepaymentGetAutopayStatusRequest = {}) {
    return {
        queryKey: ['repayment/getAutopayStatus', request] as const,
        queryFn: (context: CallOptions) => repaymentGetAutopayStatus(gateway, request, { signal: context.signal }),
    };
}
