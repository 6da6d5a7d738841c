// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gStatusReply } from '../guards/StatusReply.ts';
import type { CreditQueryPushStreamResultContent, CreditQueryPushStreamResultRequest } from '../types.ts';

/**
 * Result of a recording: POST credit/queryPushStreamResult
 *
 * Result of a screen recording: 0 none, 1 in review, 2 failed, 3 passed; polled (proposed).
 */
export function creditQueryPushStreamResult(gateway: Gateway, request: CreditQueryPushStreamResultRequest = {}, options?: CallOptions): Reply<CreditQueryPushStreamResultContent, never> {
    return gateway.call({ path: 'credit/queryPushStreamResult', guard: gStatusReply }, request, options);
}

/** credit/queryPushStreamResult for a query library: the key holds path and request. */
export function creditQueryPushStreamResultQuery(gateway: Gateway, request: CreditQueryPushStreamResultRequest = {}) {
    return {
        queryKey: ['credit/queryPushStreamResult', request] as const,
        queryFn: (context: CallOptions) => creditQueryPushStreamResult(gateway, request, { signal: context.signal }),
    };
}
