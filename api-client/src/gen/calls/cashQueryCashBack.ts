// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashQueryCashBackContent, CashQueryCashBackRequest } from '../types.ts';

const gCashBackRule: Guard = ['object', {
    minLoanAmount: ['?', gYuan],
    minRewardAmount: ['?', gYuan],
}, {
    rewardType: 'id',
    minLoanPeriod: gPeriods,
    rewardConfigPeriod: gPeriods,
}];

/**
 * Cash-back rule: POST cash/queryCashBack
 *
 * From which amount and period cash comes back; null: no cash-back (proposed).
 */
export function cashQueryCashBack(gateway: Gateway, request: CashQueryCashBackRequest = {}, options?: CallOptions): Reply<CashQueryCashBackContent, never> {
    return gateway.call({ path: 'cash/queryCashBack', guard: ['?', ['some', gCashBackRule]], attempts: 2 }, request, options);
}

/** cash/queryCashBack for a query library: the key holds path and request. */
export function cashQueryCashBackQuery(gateway: Gateway, request: CashQueryCashBackRequest = {}) {
    return {
        queryKey: ['cash/queryCashBack', request] as const,
        queryFn: (context: CallOptions) => cashQueryCashBack(gateway, request, { signal: context.signal }),
    };
}
