// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gTreeEntry } from '../guards/TreeEntry.ts';
import type { MerchantQueryAreaContent, MerchantQueryAreaRequest } from '../types.ts';

/**
 * Areas: POST merchant/queryArea
 *
 * Regions of a level (proposed).
 */
export function merchantQueryArea(gateway: Gateway, request: MerchantQueryAreaRequest = {}, options?: CallOptions): Reply<MerchantQueryAreaContent, never> {
    return gateway.call({ path: 'merchant/queryArea', guard: ['list', gTreeEntry], attempts: 2, log: ['parentId'] }, request, options);
}

/** merchant/queryArea for a query library: the key holds path and request. */
export function merchantQueryAreaQuery(gateway: Gateway, request: MerchantQueryAreaRequest = {}) {
    return {
        queryKey: ['merchant/queryArea', request] as const,
        queryFn: (context: CallOptions) => merchantQueryArea(gateway, request, { signal: context.signal }),
    };
}
