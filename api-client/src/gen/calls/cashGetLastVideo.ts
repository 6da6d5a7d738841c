// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CashGetLastVideoContent, CashGetLastVideoRequest } from '../types.ts';

/**
 * A recorded commitment (spec 3).
 */
const zVideoInfo = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.nullish(z.string()),
    cover: z.nullish(z.string()),
    serialNo: z.nullish(z.string()),
    video: z.nullish(z.string())
}));

export const zCashGetLastVideoContent = /*#__PURE__*/ lazySchema(() => z.nullable(zVideoInfo()));

/**
 * Last commitment video: POST cash/getLastVideo
 *
 * The last recording of a commitment; null: none (spec 7).
 */
export function cashGetLastVideo(gateway: Gateway, request: CashGetLastVideoRequest, options?: CallOptions): Promise<CashGetLastVideoContent> {
    return gateway.call({ path: 'cash/getLastVideo', content: zCashGetLastVideoContent, attempts: 2, log: ['code'] }, request, options);
}

/** cash/getLastVideo for a query library: the key holds path and request. */
export function cashGetLastVideoQuery(gateway: Gateway, request: CashGetLastVideoRequest) {
    return {
        queryKey: ['cash/getLastVideo', request] as const,
        queryFn: (context: CallOptions) => cashGetLastVideo(gateway, request, { signal: context.signal }),
    };
}
