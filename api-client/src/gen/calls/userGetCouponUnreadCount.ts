// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asQuery } from '../../pack.ts';
import { gCount } from '../guards/Count.ts';
import type { UserGetCouponUnreadCountContent, UserGetCouponUnreadCountRequest } from '../types.ts';

/**
 * Unread coupons: GET user/getCouponUnreadCount
 *
 * Number of coupons that were not looked at yet (proposed).
 */
export function userGetCouponUnreadCount(gateway: Gateway, request: UserGetCouponUnreadCountRequest = {}, options?: CallOptions): Reply<UserGetCouponUnreadCountContent, never> {
    return gateway.call({ path: 'user/getCouponUnreadCount', guard: gCount, pack: asQuery, attempts: 2 }, request, options);
}

/** user/getCouponUnreadCount for a query library: the key holds path and request. */
export function userGetCouponUnreadCountQuery(gateway: Gateway, request: UserGetCouponUnreadCountRequest = {}) {
    return {
        queryKey: ['user/getCouponUnreadCount', request] as const,
        queryFn: (context: CallOptions) => userGetCouponUnreadCount(gateway, request, { signal: context.signal }),
    };
}
