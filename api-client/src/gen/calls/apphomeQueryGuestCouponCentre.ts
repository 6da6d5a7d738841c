// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zListedCoupon } from '../models/ListedCoupon.ts';
import type { ApphomeQueryGuestCouponCentreContent, ApphomeQueryGuestCouponCentreRequest } from '../types.ts';

export const zApphomeQueryGuestCouponCentreContent = /*#__PURE__*/ lazySchema(() => z.array(zListedCoupon()));

/**
 * Coupon centre, guest: POST apphome/queryGuestCouponCentre
 *
 * Coupons that a visitor could get (proposed).
 */
export function apphomeQueryGuestCouponCentre(gateway: Gateway, request: ApphomeQueryGuestCouponCentreRequest = {}, options?: CallOptions): Promise<ApphomeQueryGuestCouponCentreContent> {
    return gateway.call({ path: 'apphome/queryGuestCouponCentre', content: zApphomeQueryGuestCouponCentreContent, attempts: 2, session: false }, request, options);
}

/** apphome/queryGuestCouponCentre for a query library: the key holds path and request. */
export function apphomeQueryGuestCouponCentreQuery(gateway: Gateway, request: ApphomeQueryGuestCouponCentreRequest = {}) {
    return {
        queryKey: ['apphome/queryGuestCouponCentre', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryGuestCouponCentre(gateway, request, { signal: context.signal }),
    };
}
