// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CashQueryGrayContent, CashQueryGrayRequest } from '../types.ts';

/**
 * Gray-release flags. Waiting times are not bounded here: the poller clamps them, and no flag may stop a page.
 */
const zGrayFlags = /*#__PURE__*/ lazySchema(() => z.object({
    alisignApplyGray: z.nullish(z.boolean()),
    styleGray: z.nullish(z.boolean()),
    pollPeriod: z.nullish(z.number()),
    countDown: z.nullish(z.number()),
    pollMaxPeriod: z.nullish(z.number())
}));

export const zCashQueryGrayContent = /*#__PURE__*/ lazySchema(() => zGrayFlags());

/**
 * Gray-release flags: POST cash/queryGray
 *
 * Flags of a gray release (spec 7).
 */
export function cashQueryGray(gateway: Gateway, request: CashQueryGrayRequest, options?: CallOptions): Promise<CashQueryGrayContent> {
    return gateway.call({ path: 'cash/queryGray', content: zCashQueryGrayContent, log: ['typeId', 'instShareProfitNew'] }, request, options);
}

/** cash/queryGray for a query library: the key holds path and request. */
export function cashQueryGrayQuery(gateway: Gateway, request: CashQueryGrayRequest) {
    return {
        queryKey: ['cash/queryGray', request] as const,
        queryFn: (context: CallOptions) => cashQueryGray(gateway, request, { signal: context.signal }),
    };
}
