// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gListedCoupon } from '../guards/ListedCoupon.ts';
import type { ApphomeQueryGuestCouponCentreContent, ApphomeQueryGuestCouponCentreRequest } from '../types.ts';

/**
 * Coupon centre, guest: POST apphome/queryGuestCouponCentre
 *
 * Coupons that a visitor could get (proposed).
 */
export function apphomeQueryGuestCouponCentre(gateway: Gateway, request: ApphomeQueryGuestCouponCentreRequest = {}, options?: CallOptions): Reply<ApphomeQueryGuestCouponCentreContent, never> {
    return gateway.call({ path: 'apphome/queryGuestCouponCentre', guard: ['list', gListedCoupon], attempts: 2, session: false }, request, options);
}

/** apphome/queryGuestCouponCentre for a query library: the key holds path and request. */
export function apphomeQueryGuestCouponCentreQuery(gateway: Gateway, request: ApphomeQueryGuestCouponCentreRequest = {}) {
    return {
        queryKey: ['apphome/queryGuestCouponCentre', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryGuestCouponCentre(gateway, request, { signal: context.signal }),
    };
}
