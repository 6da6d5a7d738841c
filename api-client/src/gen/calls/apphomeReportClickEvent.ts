// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { ApphomeReportClickEventContent, ApphomeReportClickEventRequest } from '../types.ts';

export const zApphomeReportClickEventContent = /*#__PURE__*/ lazySchema(() => z.unknown());

/**
 * A promotion window was clicked: POST apphome/reportClickEvent
 *
 * Counts a click into a promotion window; failures are ignored by the page (spec 7).
 */
export function apphomeReportClickEvent(gateway: Gateway, request: ApphomeReportClickEventRequest, options?: CallOptions): Promise<ApphomeReportClickEventContent> {
    return gateway.call({ path: 'apphome/reportClickEvent', content: zApphomeReportClickEventContent, write: true, log: ['bizCode'] }, request, options);
}

/** apphome/reportClickEvent for a mutation library. */
export function apphomeReportClickEventMutation(gateway: Gateway) {
    return {
        mutationKey: ['apphome/reportClickEvent'] as const,
        mutationFn: (request: ApphomeReportClickEventRequest) => apphomeReportClickEvent(gateway, request),
    };
}
