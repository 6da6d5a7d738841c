// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';
import { gId } from '../guards/Id.ts';
import type { ActivityQueryOrderAddressContent, ActivityQueryOrderAddressRequest } from '../types.ts';

const gOrderAddress: Guard = ['object', {
    contactName: 'text',
    contactPhone: 'text',
}, {
    addressId: gId,
    province: 'text',
    city: 'text',
    area: 'text',
    street: 'text',
    detail: 'text',
    isDefault: gFlag,
}];

/**
 * Order addresses: POST activity/queryOrderAddress
 *
 * Addresses for deliveries (proposed).
 */
export function activityQueryOrderAddress(gateway: Gateway, request: ActivityQueryOrderAddressRequest = {}, options?: CallOptions): Reply<ActivityQueryOrderAddressContent, never> {
    return gateway.call({ path: 'activity/queryOrderAddress', guard: ['list', gOrderAddress], attempts: 2 }, request, options);
}

/** activity/queryOrderAddress for a query library: the key holds path and request. */
export function activityQueryOrderAddressQuery(gateway: Gateway, request: ActivityQueryOrderAddressRequest = {}) {
    return {
        queryKey: ['activity/queryOrderAddress', request] as const,
        queryFn: (context: CallOptions) => activityQueryOrderAddress(gateway, request, { signal: context.signal }),
    };
}
