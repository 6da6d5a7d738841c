// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CashServerUploadContent, CashServerUploadRequest } from '../types.ts';

/**
 * Server-side trace of a consent or step: POST cash/serverUpload
 *
 * Keeps a trace of a consent; failures are ignored by the page.
 */
export function cashServerUpload(gateway: Gateway, request: CashServerUploadRequest, options?: CallOptions): Reply<CashServerUploadContent, never> {
    return gateway.call({ path: 'cash/serverUpload', write: true, log: ['traceId'] }, request, options);
}

/** cash/serverUpload for a mutation library. */
export function cashServerUploadMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/serverUpload'] as const,
        mutationFn: (request: CashServerUploadRequest) => cashServerUpload(gateway, request),
    };
}
