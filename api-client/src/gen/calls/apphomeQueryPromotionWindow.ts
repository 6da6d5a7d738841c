// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { ApphomeQueryPromotionWindowContent, ApphomeQueryPromotionWindowRequest } from '../types.ts';

const gPromotionWindow: Guard = ['object', {}, {
    windowCode: 'text',
    data: ['map'],
}];

/**
 * Promotion window: POST apphome/queryPromotionWindow
 *
 * The promotion window of a page; null: none.
 */
export function apphomeQueryPromotionWindow(gateway: Gateway, request: ApphomeQueryPromotionWindowRequest, options?: CallOptions): Reply<ApphomeQueryPromotionWindowContent, never> {
    return gateway.call({ path: 'apphome/queryPromotionWindow', guard: ['?', ['some', gPromotionWindow]], attempts: 2, log: ['currentPage'] }, request, options);
}

/** apphome/queryPromotionWindow for a query library: the key holds path and request. */
export function apphomeQueryPromotionWindowQuery(gateway: Gateway, request: ApphomeQueryPromotionWindowRequest) {
    return {
        queryKey: ['apphome/queryPromotionWindow', request] as const,
        queryFn: (context: CallOptions) => apphomeQueryPromotionWindow(gateway, request, { signal: context.signal }),
    };
}
