// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { ActivityQueryOfferOrdersContent, ActivityQueryOfferOrdersRequest } from '../types.ts';

const gOfferOrder: Guard = ['object', {
    orderNum: gId,
    title: 'text',
    amount: ['?', gYuan],
}, {
    pictureUrl: 'text',
    status: 'id',
    statusText: 'text',
    time: gWhen,
}];

/**
 * Offer orders: POST activity/queryOfferOrders
 *
 * Orders of offers (proposed).
 */
export function activityQueryOfferOrders(gateway: Gateway, request: ActivityQueryOfferOrdersRequest = {}, options?: CallOptions): Reply<ActivityQueryOfferOrdersContent, never> {
    return gateway.call({ path: 'activity/queryOfferOrders', guard: ['list', gOfferOrder], attempts: 2 }, request, options);
}

/** activity/queryOfferOrders for a query library: the key holds path and request. */
export function activityQueryOfferOrdersQuery(gateway: Gateway, request: ActivityQueryOfferOrdersRequest = {}) {
    return {
        queryKey: ['activity/queryOfferOrders', request] as const,
        queryFn: (context: CallOptions) => activityQueryOfferOrders(gateway, request, { signal: context.signal }),
    };
}
