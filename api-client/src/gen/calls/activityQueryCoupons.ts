// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gListedCoupon } from '../guards/ListedCoupon.ts';
import type { ActivityQueryCouponsContent, ActivityQueryCouponsRequest } from '../types.ts';

/**
 * Coupons of an activity: POST activity/queryCoupons
 *
 * Coupons of an activity (proposed).
 * - Result 42162: no such order, article, plan or address
 */
export function activityQueryCoupons(gateway: Gateway, request: ActivityQueryCouponsRequest, options?: CallOptions): Reply<ActivityQueryCouponsContent, 42162> {
    return gateway.call({ path: 'activity/queryCoupons', guard: ['list', gListedCoupon], attempts: 2, log: ['activityCode'] }, request, options);
}

/** activity/queryCoupons for a query library: the key holds path and request. */
export function activityQueryCouponsQuery(gateway: Gateway, request: ActivityQueryCouponsRequest) {
    return {
        queryKey: ['activity/queryCoupons', request] as const,
        queryFn: (context: CallOptions) => activityQueryCoupons(gateway, request, { signal: context.signal }),
    };
}
