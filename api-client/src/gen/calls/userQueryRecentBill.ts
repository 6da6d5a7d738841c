// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gBill } from '../guards/Bill.ts';
import type { UserQueryRecentBillContent, UserQueryRecentBillRequest } from '../types.ts';

/**
 * Most recent bill: POST user/queryRecentBill
 *
 * The bill that is due next; null: none (proposed).
 */
export function userQueryRecentBill(gateway: Gateway, request: UserQueryRecentBillRequest = {}, options?: CallOptions): Reply<UserQueryRecentBillContent, never> {
    return gateway.call({ path: 'user/queryRecentBill', guard: ['?', gBill], attempts: 2 }, request, options);
}

/** user/queryRecentBill for a query library: the key holds path and request. */
export function userQueryRecentBillQuery(gateway: Gateway, request: UserQueryRecentBillRequest = {}) {
    return {
        queryKey: ['user/queryRecentBill', request] as const,
        queryFn: (context: CallOptions) => userQueryRecentBill(gateway, request, { signal: context.signal }),
    };
}
