// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCoupon } from '../guards/Coupon.ts';
import type { CashGetCouponByBatchNoContent, CashGetCouponByBatchNoRequest } from '../types.ts';

/**
 * Coupon by batch number: POST cash/getCouponByBatchNo
 *
 * The coupon that an activity window names by its batch number; null: gone.
 */
export function cashGetCouponByBatchNo(gateway: Gateway, request: CashGetCouponByBatchNoRequest, options?: CallOptions): Reply<CashGetCouponByBatchNoContent, never> {
    return gateway.call({ path: 'cash/getCouponByBatchNo', guard: ['?', gCoupon], attempts: 2, log: ['batchNo'] }, request, options);
}

/** cash/getCouponByBatchNo for a query library: the key holds path and request. */
export function cashGetCouponByBatchNoQuery(gateway: Gateway, request: CashGetCouponByBatchNoRequest) {
    return {
        queryKey: ['cash/getCouponByBatchNo', request] as const,
        queryFn: (context: CallOptions) => cashGetCouponByBatchNo(gateway, request, { signal: context.signal }),
    };
}
