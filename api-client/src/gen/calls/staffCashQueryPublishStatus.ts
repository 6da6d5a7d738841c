// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPublishStatus } from '../guards/PublishStatus.ts';
import type { StaffCashQueryPublishStatusContent, StaffCashQueryPublishStatusRequest } from '../types.ts';

/**
 * Staff loan: status: POST staffCash/queryPublishStatus
 *
 * State of the review; polled (proposed).
 * - Result 42114: no such loan of this customer
 * - Result 42122: not for this customer; the text says why
 */
export function staffCashQueryPublishStatus(gateway: Gateway, request: StaffCashQueryPublishStatusRequest, options?: CallOptions): Reply<StaffCashQueryPublishStatusContent, 42114 | 42122> {
    return gateway.call({ path: 'staffCash/queryPublishStatus', guard: gPublishStatus, log: ['listingId'] }, request, options);
}

/** staffCash/queryPublishStatus for a query library: the key holds path and request. */
export function staffCashQueryPublishStatusQuery(gateway: Gateway, request: StaffCashQueryPublishStatusRequest) {
    return {
        queryKey: ['staffCash/queryPublishStatus', request] as const,
        queryFn: (context: CallOptions) => staffCashQueryPublishStatus(gateway, request, { signal: context.signal }),
    };
}
