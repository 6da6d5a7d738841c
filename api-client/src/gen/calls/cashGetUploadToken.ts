// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CashGetUploadTokenContent, CashGetUploadTokenRequest } from '../types.ts';

/**
 * Cloud upload token: POST cash/getUploadToken
 *
 * Token for uploading to the cloud store.
 */
export function cashGetUploadToken(gateway: Gateway, request: CashGetUploadTokenRequest = {}, options?: CallOptions): Reply<CashGetUploadTokenContent, never> {
    return gateway.call({ path: 'cash/getUploadToken', guard: 'text', attempts: 2 }, request, options);
}

/** cash/getUploadToken for a query library: the key holds path and request. */
export function cashGetUploadTokenQuery(gateway: Gateway, request: CashGetUploadTokenRequest = {}) {
    return {
        queryKey: ['cash/getUploadToken', request] as const,
        queryFn: (context: CallOptions) => cashGetUploadToken(gateway, request, { signal: context.signal }),
    };
}
