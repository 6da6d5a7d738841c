// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { CashGetUserStatusContent, CashGetUserStatusRequest } from '../types.ts';

const gCustomerState: Guard = ['object', {}, {
    customerFlag: 'id',
}];

/**
 * Customer flag: POST cash/getUserStatus
 *
 * Flag of the customer. A refusal is shown; when the page was opened from a lock it closes after 2 s.
 * - Result 42150: locked out of borrowing
 */
export function cashGetUserStatus(gateway: Gateway, request: CashGetUserStatusRequest = {}, options?: CallOptions): Reply<CashGetUserStatusContent, 42150> {
    return gateway.call({ path: 'cash/getUserStatus', guard: ['some', gCustomerState], attempts: 2 }, request, options);
}

/** cash/getUserStatus for a query library: the key holds path and request. */
export function cashGetUserStatusQuery(gateway: Gateway, request: CashGetUserStatusRequest = {}) {
    return {
        queryKey: ['cash/getUserStatus', request] as const,
        queryFn: (context: CallOptions) => cashGetUserStatus(gateway, request, { signal: context.signal }),
    };
}
