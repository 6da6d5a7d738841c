// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CreditGetUploadTokenContent, CreditGetUploadTokenRequest } from '../types.ts';

/**
 * Cloud upload token: POST credit/getUploadToken
 *
 * Token for uploading to the cloud store (proposed).
 */
export function creditGetUploadToken(gateway: Gateway, request: CreditGetUploadTokenRequest = {}, options?: CallOptions): Reply<CreditGetUploadTokenContent, never> {
    return gateway.call({ path: 'credit/getUploadToken', guard: 'text', attempts: 2 }, request, options);
}

/** credit/getUploadToken for a query library: the key holds path and request. */
export function creditGetUploadTokenQuery(gateway: Gateway, request: CreditGetUploadTokenRequest = {}) {
    return {
        queryKey: ['credit/getUploadToken', request] as const,
        queryFn: (context: CallOptions) => creditGetUploadToken(gateway, request, { signal: context.signal }),
    };
}
