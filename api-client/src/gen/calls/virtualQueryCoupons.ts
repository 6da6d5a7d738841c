// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gListedCoupon } from '../guards/ListedCoupon.ts';
import type { VirtualQueryCouponsContent, VirtualQueryCouponsRequest } from '../types.ts';

/**
 * Coupons for a top-up: POST virtual/queryCoupons
 *
 * Coupons that fit a top-up (proposed).
 * - Result 42162: no such order, article, plan or address
 */
export function virtualQueryCoupons(gateway: Gateway, request: VirtualQueryCouponsRequest, options?: CallOptions): Reply<VirtualQueryCouponsContent, 42162> {
    return gateway.call({ path: 'virtual/queryCoupons', guard: ['list', gListedCoupon], attempts: 2, log: ['skuId'] }, request, options);
}

/** virtual/queryCoupons for a query library: the key holds path and request. */
export function virtualQueryCouponsQuery(gateway: Gateway, request: VirtualQueryCouponsRequest) {
    return {
        queryKey: ['virtual/queryCoupons', request] as const,
        queryFn: (context: CallOptions) => virtualQueryCoupons(gateway, request, { signal: context.signal }),
    };
}
