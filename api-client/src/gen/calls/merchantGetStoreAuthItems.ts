// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';
import type { MerchantGetStoreAuthItemsContent, MerchantGetStoreAuthItemsRequest } from '../types.ts';

/**
 * A shop platform that can vouch for a merchant.
 */
const zStoreAuthItem = /*#__PURE__*/ lazySchema(() => z.object({
    platform: z.string(),
    name: z.nullish(z.string()),
    iconUrl: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    authTime: z.nullish(zWhen())
}));

export const zMerchantGetStoreAuthItemsContent = /*#__PURE__*/ lazySchema(() => z.array(zStoreAuthItem()));

/**
 * Store platforms that can be authorised: POST merchant/getStoreAuthItems
 *
 * Shop platforms that can be authorised, and how far they are (spec 2, proposed).
 */
export function merchantGetStoreAuthItems(gateway: Gateway, request: MerchantGetStoreAuthItemsRequest = {}, options?: CallOptions): Promise<MerchantGetStoreAuthItemsContent> {
    return gateway.call({ path: 'merchant/getStoreAuthItems', content: zMerchantGetStoreAuthItemsContent, attempts: 2 }, request, options);
}

/** merchant/getStoreAuthItems for a query library: the key holds path and request. */
export function merchantGetStoreAuthItemsQuery(gateway: Gateway, request: MerchantGetStoreAuthItemsRequest = {}) {
    return {
        queryKey: ['merchant/getStoreAuthItems', request] as const,
        queryFn: (context: CallOptions) => merchantGetStoreAuthItems(gateway, request, { signal: context.signal }),
    };
}
