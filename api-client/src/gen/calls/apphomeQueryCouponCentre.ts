// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gListedCoupon } from '../guards/ListedCoupon.ts';
import type { ApphomeQueryCouponCentreContent, ApphomeQueryCouponCentreRequest } from '../types.ts';

/**
 * Coupon centre: POST apphome/queryCouponCentre
 *
 * Coupons that the user can get or has (proposed).
 */
export function apphomeQueryCouponCentre(gateway: Gateway, request: ApphomeQueryCouponCentreRequest = {}, options?: CallOptions): Reply<ApphomeQueryCouponCentreContent, never> {
    return gateway.call({ path: 'apphome/queryCouponCentre', guard: ['list', gListedCoupon], attempts: 2 }, request, options);
}

/** apphome/queryCouponCentre for a query library: the key holds path and request. */
export function apphomeQueryCouponCentreQuery(gateway: Gateway, request: ApphomeQueryCouponCentreRequest = {}) {
    return {
        queryKey: ['apphome/queryCouponCentre', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryCouponCentre(gateway, request, { signal: context.signal }),
    };
}
