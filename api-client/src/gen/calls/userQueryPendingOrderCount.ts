// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCount } from '../guards/Count.ts';
import type { UserQueryPendingOrderCountContent, UserQueryPendingOrderCountRequest } from '../types.ts';

/**
 * Number of pending orders: POST user/queryPendingOrderCount
 *
 * Number of orders that wait for the user (proposed).
 */
export function userQueryPendingOrderCount(gateway: Gateway, request: UserQueryPendingOrderCountRequest = {}, options?: CallOptions): Reply<UserQueryPendingOrderCountContent, never> {
    return gateway.call({ path: 'user/queryPendingOrderCount', guard: gCount, attempts: 2 }, request, options);
}

/** user/queryPendingOrderCount for a query library: the key holds path and request. */
export function userQueryPendingOrderCountQuery(gateway: Gateway, request: UserQueryPendingOrderCountRequest = {}) {
    return {
        queryKey: ['user/queryPendingOrderCount', request] as const,
        queryFn: (context: CallOptions) => userQueryPendingOrderCount(gateway, request, { signal: context.signal }),
    };
}
