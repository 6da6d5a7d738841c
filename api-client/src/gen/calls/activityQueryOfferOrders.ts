// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';
import type { ActivityQueryOfferOrdersContent, ActivityQueryOfferOrdersRequest } from '../types.ts';

/**
 * An order of an offer.
 */
const zOfferOrder = /*#__PURE__*/ lazySchema(() => z.object({
    orderNum: zId(),
    title: z.string(),
    pictureUrl: z.nullish(z.string()),
    amount: z.nullish(zYuan()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    statusText: z.nullish(z.string()),
    time: z.nullish(zWhen())
}));

export const zActivityQueryOfferOrdersContent = /*#__PURE__*/ lazySchema(() => z.array(zOfferOrder()));

/**
 * Offer orders: POST activity/queryOfferOrders
 *
 * Orders of offers (proposed).
 */
export function activityQueryOfferOrders(gateway: Gateway, request: ActivityQueryOfferOrdersRequest = {}, options?: CallOptions): Promise<ActivityQueryOfferOrdersContent> {
    return gateway.call({ path: 'activity/queryOfferOrders', content: zActivityQueryOfferOrdersContent, attempts: 2 }, request, options);
}

/** activity/queryOfferOrders for a query library: the key holds path and request. */
export function activityQueryOfferOrdersQuery(gateway: Gateway, request: ActivityQueryOfferOrdersRequest = {}) {
    return {
        queryKey: ['activity/queryOfferOrders', request] as const,
        queryFn: (context: CallOptions) => activityQueryOfferOrders(gateway, request, { signal: context.signal }),
    };
}
