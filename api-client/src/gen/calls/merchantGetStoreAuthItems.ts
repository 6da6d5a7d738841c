// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gWhen } from '../guards/When.ts';
import type { MerchantGetStoreAuthItemsContent, MerchantGetStoreAuthItemsRequest } from '../types.ts';

const gStoreAuthItem: Guard = ['object', {
    platform: 'text',
}, {
    name: 'text',
    iconUrl: 'text',
    status: 'id',
    authTime: gWhen,
}];

/**
 * Store platforms that can be authorised: POST merchant/getStoreAuthItems
 *
 * Shop platforms that can be authorised, and how far they are (proposed).
 */
export function merchantGetStoreAuthItems(gateway: Gateway, request: MerchantGetStoreAuthItemsRequest = {}, options?: CallOptions): Reply<MerchantGetStoreAuthItemsContent, never> {
    return gateway.call({ path: 'merchant/getStoreAuthItems', guard: ['list', gStoreAuthItem], attempts: 2 }, request, options);
}

/** merchant/getStoreAuthItems for a query library: the key holds path and request. */
export function merchantGetStoreAuthItemsQuery(gateway: Gateway, request: MerchantGetStoreAuthItemsRequest = {}) {
    return {
        queryKey: ['merchant/getStoreAuthItems', request] as const,
        queryFn: (context: CallOptions) => merchantGetStoreAuthItems(gateway, request, { signal: context.signal }),
    };
}
