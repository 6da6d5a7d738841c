// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCoupon } from '../guards/Coupon.ts';
import { gRate } from '../guards/Rate.ts';
import type { CashQueryCouponsContent, CashQueryCouponsRequest } from '../types.ts';

const gCouponProduct: Guard = ['object', {
    productId: 'text',
    scene: 'text',
    customer: 'text',
}];

const gCouponGrant: Guard = ['object', {
    couponList: ['list', gCoupon],
    productList: ['list', gCouponProduct],
    discountLimit: ['?', gRate],
}, {
    hideNotUsingCoupon: 'flag',
}];

/**
 * Coupons for the loan page: POST cash/queryCoupons
 *
 * Coupons and rights for the loan page, usable or not (proposed).
 */
export function cashQueryCoupons(gateway: Gateway, request: CashQueryCouponsRequest = {}, options?: CallOptions): Reply<CashQueryCouponsContent, never> {
    return gateway.call({ path: 'cash/queryCoupons', guard: gCouponGrant, attempts: 2, log: ['period'] }, request, options);
}

/** cash/queryCoupons for a query library: the key holds path and request. */
export function cashQueryCouponsQuery(gateway: Gateway, request: CashQueryCouponsRequest = {}) {
    return {
        queryKey: ['cash/queryCoupons', request] as const,
        queryFn: (context: CallOptions) => cashQueryCoupons(gateway, request, { signal: context.signal }),
    };
}
