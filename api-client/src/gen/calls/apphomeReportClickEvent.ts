// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { ApphomeReportClickEventContent, ApphomeReportClickEventRequest } from '../types.ts';

/**
 * A promotion window was clicked: POST apphome/reportClickEvent
 *
 * Counts a click into a promotion window; failures are ignored by the page.
 */
export function apphomeReportClickEvent(gateway: Gateway, request: ApphomeReportClickEventRequest, options?: CallOptions): Reply<ApphomeReportClickEventContent, never> {
    return gateway.call({ path: 'apphome/reportClickEvent', write: true, log: ['bizCode'] }, request, options);
}

/** apphome/reportClickEvent for a mutation library. */
export function apphomeReportClickEventMutation(gateway: Gateway) {
    return {
        mutationKey: ['apphome/reportClickEvent'] as const,
        mutationFn: (request: ApphomeReportClickEventRequest) => apphomeReportClickEvent(gateway, request),
    };
}
