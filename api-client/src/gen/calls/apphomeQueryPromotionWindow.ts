// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { ApphomeQueryPromotionWindowContent, ApphomeQueryPromotionWindowRequest } from '../types.ts';

/**
 * The promotion window of a page (spec 3).
 */
const zPromotionWindow = /*#__PURE__*/ lazySchema(() => z.object({
    windowCode: z.nullish(z.string()),
    data: z.nullish(z.record(z.string(), z.unknown()))
}));

export const zApphomeQueryPromotionWindowContent = /*#__PURE__*/ lazySchema(() => z.nullable(zPromotionWindow()));

/**
 * Promotion window: POST apphome/queryPromotionWindow
 *
 * The promotion window of a page; null: none (spec 7).
 */
export function apphomeQueryPromotionWindow(gateway: Gateway, request: ApphomeQueryPromotionWindowRequest, options?: CallOptions): Promise<ApphomeQueryPromotionWindowContent> {
    return gateway.call({ path: 'apphome/queryPromotionWindow', content: zApphomeQueryPromotionWindowContent, attempts: 2, log: ['currentPage'] }, request, options);
}

/** apphome/queryPromotionWindow for a query library: the key holds path and request. */
export function apphomeQueryPromotionWindowQuery(gateway: Gateway, request: ApphomeQueryPromotionWindowRequest) {
    return {
        queryKey: ['apphome/queryPromotionWindow', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryPromotionWindow(gateway, request, { signal: context.signal }),
    };
}
