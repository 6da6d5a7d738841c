// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gActivityWindow } from '../guards/ActivityWindow.ts';
import type { MerchantGetUserWindowListContent, MerchantGetUserWindowListRequest } from '../types.ts';

/**
 * Pop-up windows of the user for a page: POST merchant/getUserWindowList
 *
 * Pop-ups of the user for a page; the first one is shown. Null or none: no pop-up.
 */
export function merchantGetUserWindowList(gateway: Gateway, request: MerchantGetUserWindowListRequest, options?: CallOptions): Reply<MerchantGetUserWindowListContent, never> {
    return gateway.call({ path: 'merchant/getUserWindowList', guard: ['?', ['list', gActivityWindow]], attempts: 2, log: ['currentPage'] }, request, options);
}

/** merchant/getUserWindowList for a query library: the key holds path and request. */
export function merchantGetUserWindowListQuery(gateway: Gateway, request: MerchantGetUserWindowListRequest) {
    return {
        queryKey: ['merchant/getUserWindowList', request] as const,
        queryFn: (context: CallOptions) => merchantGetUserWindowList(gateway, request, { signal: context.signal }),
    };
}
