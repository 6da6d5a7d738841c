// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';
import type { CreditQueryLimitLogContent, CreditQueryLimitLogRequest } from '../types.ts';

/**
 * A change of the limit.
 */
const zLimitChange = /*#__PURE__*/ lazySchema(() => z.object({
    time: zWhen(),
    changeAmount: zYuan(),
    changeType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    afterAmount: z.nullish(zYuan()),
    title: z.nullish(z.string())
}));

export const zCreditQueryLimitLogContent = /*#__PURE__*/ lazySchema(() => z.array(zLimitChange()));

/**
 * Log of limit changes: POST credit/queryLimitLog
 *
 * How the limit changed (proposed).
 */
export function creditQueryLimitLog(gateway: Gateway, request: CreditQueryLimitLogRequest = {}, options?: CallOptions): Promise<CreditQueryLimitLogContent> {
    return gateway.call({ path: 'credit/queryLimitLog', content: zCreditQueryLimitLogContent, attempts: 2 }, request, options);
}

/** credit/queryLimitLog for a query library: the key holds path and request. */
export function creditQueryLimitLogQuery(gateway: Gateway, request: CreditQueryLimitLogRequest = {}) {
    return {
        queryKey: ['credit/queryLimitLog', request] as const,
        queryFn: (context: CallOptions) => creditQueryLimitLog(gateway, request, { signal: context.signal }),
    };
}
