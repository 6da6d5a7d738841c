// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zListedCoupon } from '../models/ListedCoupon.ts';
import type { ApphomeQueryCouponCentreContent, ApphomeQueryCouponCentreRequest } from '../types.ts';

export const zApphomeQueryCouponCentreContent = /*#__PURE__*/ lazySchema(() => z.array(zListedCoupon()));

/**
 * Coupon centre: POST apphome/queryCouponCentre
 *
 * Coupons that the user can get or has (proposed).
 */
export function apphomeQueryCouponCentre(gateway: Gateway, request: ApphomeQueryCouponCentreRequest = {}, options?: CallOptions): Promise<ApphomeQueryCouponCentreContent> {
    return gateway.call({ path: 'apphome/queryCouponCentre', content: zApphomeQueryCouponCentreContent, attempts: 2 }, request, options);
}

/** apphome/queryCouponCentre for a query library: the key holds path and request. */
export function apphomeQueryCouponCentreQuery(gateway: Gateway, request: ApphomeQueryCouponCentreRequest = {}) {
    return {
        queryKey: ['apphome/queryCouponCentre', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryCouponCentre(gateway, request, { signal: context.signal }),
    };
}
