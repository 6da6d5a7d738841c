// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gPublishStatus } from '../guards/PublishStatus.ts';
import type { StaffCashQueryPublishStatusContent, StaffCashQueryPublishStatusRequest } from '../types.ts';

/**
 * Staff loan: status: POST staffCash/queryPublishStatus
 *
 * State of the review; polled (proposed).
 */
export function staffCashQueryPublishStatus(gateway: Gateway, request: StaffCashQueryPublishStatusRequest, options?: CallOptions): Promise<StaffCashQueryPublishStatusContent> {
    return gateway.call({ path: 'staffCash/queryPublishStatus', guard: gPublishStatus, log: ['listingId'] }, request, options);
}

/** staffCash/queryPublishStatus for a query library: the key holds path and request. */
export function staffCashQueryPublishStatusQuery(gateway: Gateway, request: StaffCashQueryPublishStatusRequest) {
    return {
        queryKey: ['staffCash/queryPublishStatus', request] as const,
        queryFn: (context: CallOptions) => staffCashQueryPublishStatus(gateway, request, { signal: context.signal }),
    };
}
