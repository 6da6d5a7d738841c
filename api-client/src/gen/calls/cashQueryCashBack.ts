// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zPeriods } from '../models/Periods.ts';
import { zYuan } from '../models/Yuan.ts';
import type { CashQueryCashBackContent, CashQueryCashBackRequest } from '../types.ts';

/**
 * Rule of the cash-back (spec 3).
 */
const zCashBackRule = /*#__PURE__*/ lazySchema(() => z.object({
    rewardType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    minLoanAmount: z.nullish(zYuan()),
    minRewardAmount: z.nullish(zYuan()),
    minLoanPeriod: z.nullish(zPeriods()),
    rewardConfigPeriod: z.nullish(zPeriods())
}));

export const zCashQueryCashBackContent = /*#__PURE__*/ lazySchema(() => z.nullable(zCashBackRule()));

/**
 * Cash-back rule: POST cash/queryCashBack
 *
 * From which amount and period cash comes back; null: no cash-back (spec 3, proposed).
 */
export function cashQueryCashBack(gateway: Gateway, request: CashQueryCashBackRequest = {}, options?: CallOptions): Promise<CashQueryCashBackContent> {
    return gateway.call({ path: 'cash/queryCashBack', content: zCashQueryCashBackContent, attempts: 2 }, request, options);
}

/** cash/queryCashBack for a query library: the key holds path and request. */
export function cashQueryCashBackQuery(gateway: Gateway, request: CashQueryCashBackRequest = {}) {
    return {
        queryKey: ['cash/queryCashBack', request] as const,
        queryFn: (context: CallOptions) => cashQueryCashBack(gateway, request, { signal: context.signal }),
    };
}
