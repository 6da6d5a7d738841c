// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { ApphomePvUploadContent, ApphomePvUploadRequest } from '../types.ts';

/**
 * Page view: POST apphome/pvUpload
 *
 * Counts a page view; failures are ignored by the page.
 */
export function apphomePvUpload(gateway: Gateway, request: ApphomePvUploadRequest, options?: CallOptions): Reply<ApphomePvUploadContent, never> {
    return gateway.call({ path: 'apphome/pvUpload', write: true, log: ['pageName', 'pageId'] }, request, options);
}

/** apphome/pvUpload for a mutation library. */
export function apphomePvUploadMutation(gateway: Gateway) {
    return {
        mutationKey: ['apphome/pvUpload'] as const,
        mutationFn: (request: ApphomePvUploadRequest) => apphomePvUpload(gateway, request),
    };
}
