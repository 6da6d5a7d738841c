// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { ActivitySaveOrderAddressContent, ActivitySaveOrderAddressRequest } from '../types.ts';

/**
 * Save an order address: POST activity/saveOrderAddress
 *
 * Keeps an address. The same `serialNumber` keeps one (proposed).
 * - Result 42162: no such order, article, plan or address
 */
export function activitySaveOrderAddress(gateway: Gateway, request: ActivitySaveOrderAddressRequest, options?: CallOptions): Reply<ActivitySaveOrderAddressContent, 42162> {
    return gateway.call({ path: 'activity/saveOrderAddress', write: true, serial: true, log: ['serialNumber'] }, request, options);
}

/** activity/saveOrderAddress for a mutation library. */
export function activitySaveOrderAddressMutation(gateway: Gateway) {
    return {
        mutationKey: ['activity/saveOrderAddress'] as const,
        mutationFn: (request: ActivitySaveOrderAddressRequest) => activitySaveOrderAddress(gateway, request),
    };
}
