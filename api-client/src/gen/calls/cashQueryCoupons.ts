// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { oneOf } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zCoupon } from '../models/Coupon.ts';
import { zRate } from '../models/Rate.ts';
import type { CashQueryCouponsContent, CashQueryCouponsRequest } from '../types.ts';

/**
 * A product that coupons name by id: it tells scene and customer apart.
 */
const zCouponProduct = /*#__PURE__*/ lazySchema(() => z.object({
    productId: z.string(),
    scene: z.string().check(oneOf(['main', 'leadFlow'])),
    customer: z.string().check(oneOf([
        'any',
        'new',
        'old'
    ]))
}));

/**
 * Coupons of the loan page with the rules of the user.
 */
const zCouponGrant = /*#__PURE__*/ lazySchema(() => z.object({
    couponList: z.array(zCoupon()),
    productList: z.array(zCouponProduct()),
    hideNotUsingCoupon: z.nullish(z.boolean()),
    discountLimit: z.nullish(zRate())
}));

export const zCashQueryCouponsContent = /*#__PURE__*/ lazySchema(() => zCouponGrant());

/**
 * Coupons for the loan page: POST cash/queryCoupons
 *
 * Coupons and rights for the loan page, usable or not (spec 4, proposed).
 */
export function cashQueryCoupons(gateway: Gateway, request: CashQueryCouponsRequest = {}, options?: CallOptions): Promise<CashQueryCouponsContent> {
    return gateway.call({ path: 'cash/queryCoupons', content: zCashQueryCouponsContent, attempts: 2, log: ['period'] }, request, options);
}

/** cash/queryCoupons for a query library: the key holds path and request. */
export function cashQueryCouponsQuery(gateway: Gateway, request: CashQueryCouponsRequest = {}) {
    return {
        queryKey: ['cash/queryCoupons', request] as const,
        queryFn: (context: CallOptions) => cashQueryCoupons(gateway, request, { signal: context.signal }),
    };
}
