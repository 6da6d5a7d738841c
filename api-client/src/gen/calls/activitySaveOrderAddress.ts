// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { ActivitySaveOrderAddressContent, ActivitySaveOrderAddressRequest } from '../types.ts';

/**
 * Save an order address: POST activity/saveOrderAddress
 *
 * Keeps an address. The same `serialNumber` keeps one (proposed).
 */
export function activitySaveOrderAddress(gateway: Gateway, request: ActivitySaveOrderAddressRequest, options?: CallOptions): Promise<ActivitySaveOrderAddressContent> {
    return gateway.call({ path: 'activity/saveOrderAddress', write: true, log: ['serialNumber'] }, request, options);
}

/** activity/saveOrderAddress for a mutation library. */
export function activitySaveOrderAddressMutation(gateway: Gateway) {
    return {
        mutationKey: ['activity/saveOrderAddress'] as const,
        mutationFn: (request: ActivitySaveOrderAddressRequest) => activitySaveOrderAddress(gateway, request),
    };
}
