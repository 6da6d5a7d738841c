// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import { gListedCoupon } from '../guards/ListedCoupon.ts';
import type { CouponQueryMineContent, CouponQueryMineRequest } from '../types.ts';

const gMyCoupons: Guard = ['object', {
    couponList: ['list', gListedCoupon],
    total: gCount,
    hasMore: 'flag',
}];

/**
 * Own coupons: POST coupon/queryMine
 *
 * Coupons of the user by state, in pages; the first to end comes first (proposed).
 */
export function couponQueryMine(gateway: Gateway, request: CouponQueryMineRequest, options?: CallOptions): Reply<CouponQueryMineContent, never> {
    return gateway.call({ path: 'coupon/queryMine', guard: gMyCoupons, attempts: 2, log: ['status', 'page', 'pageSize'] }, request, options);
}

/** coupon/queryMine for a query library: the key holds path and request. */
export function couponQueryMineQuery(gateway: Gateway, request: CouponQueryMineRequest) {
    return {
        queryKey: ['coupon/queryMine', request] as const,
        queryFn: (context: CallOptions) => couponQueryMine(gateway, request, { signal: context.signal }),
    };
}
