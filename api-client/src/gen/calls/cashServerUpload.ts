// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CashServerUploadContent, CashServerUploadRequest } from '../types.ts';

export const zCashServerUploadContent = /*#__PURE__*/ lazySchema(() => z.unknown());

/**
 * Server-side trace of a consent or step: POST cash/serverUpload
 *
 * Keeps a trace of a consent; failures are ignored by the page (spec 7).
 */
export function cashServerUpload(gateway: Gateway, request: CashServerUploadRequest, options?: CallOptions): Promise<CashServerUploadContent> {
    return gateway.call({ path: 'cash/serverUpload', content: zCashServerUploadContent, write: true, log: ['traceId'] }, request, options);
}

/** cash/serverUpload for a mutation library. */
export function cashServerUploadMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/serverUpload'] as const,
        mutationFn: (request: CashServerUploadRequest) => cashServerUpload(gateway, request),
    };
}
