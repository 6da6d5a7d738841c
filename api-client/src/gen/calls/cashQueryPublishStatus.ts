// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPublishStatus } from '../guards/PublishStatus.ts';
import type { CashQueryPublishStatusContent, CashQueryPublishStatusRequest } from '../types.ts';

/**
 * Audit status of a listing: POST cash/queryPublishStatus
 *
 * State of the review. The poller counts a failure as a poll and goes on.
 * - Result 42114: no such loan of this customer
 */
export function cashQueryPublishStatus(gateway: Gateway, request: CashQueryPublishStatusRequest, options?: CallOptions): Reply<CashQueryPublishStatusContent, 42114> {
    return gateway.call({ path: 'cash/queryPublishStatus', guard: gPublishStatus, log: ['listingId'] }, request, options);
}

/** cash/queryPublishStatus for a query library: the key holds path and request. */
export function cashQueryPublishStatusQuery(gateway: Gateway, request: CashQueryPublishStatusRequest) {
    return {
        queryKey: ['cash/queryPublishStatus', request] as const,
        queryFn: (context: CallOptions) => cashQueryPublishStatus(gateway, request, { signal: context.signal }),
    };
}
