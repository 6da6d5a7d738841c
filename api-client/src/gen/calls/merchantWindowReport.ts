// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { MerchantWindowReportContent, MerchantWindowReportRequest } from '../types.ts';

/**
 * A window was shown or used: POST merchant/windowReport
 *
 * Counts that a window was shown or used; failures are ignored by the page.
 */
export function merchantWindowReport(gateway: Gateway, request: MerchantWindowReportRequest, options?: CallOptions): Reply<MerchantWindowReportContent, never> {
    return gateway.call({ path: 'merchant/windowReport', write: true, log: ['windowId', 'currentPage'] }, request, options);
}

/** merchant/windowReport for a mutation library. */
export function merchantWindowReportMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/windowReport'] as const,
        mutationFn: (request: MerchantWindowReportRequest) => merchantWindowReport(gateway, request),
    };
}
