// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zRate } from '../models/Rate.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';
import type { CashQueryReduceFeeContent, CashQueryReduceFeeRequest } from '../types.ts';

/**
 * The low-fee or 7-day right (spec 3).
 */
const zLowFeeRight = /*#__PURE__*/ lazySchema(() => z.object({
    isReduceFeeNewUser: z.nullish(z.boolean()),
    hasChooseReduceFee: z.nullish(z.boolean()),
    expireTime: z.nullish(zWhen()),
    interestCode: z.nullish(z.string()),
    currentTime: z.nullish(zWhen()),
    lowInterestLimitIrr: z.nullish(zRate()),
    maxLoanAmount: z.nullish(zYuan()),
    lastChoice: z.nullish(z.boolean()),
    currentIrr: z.nullish(zRate()),
    changeType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    canClkConfirmBtn: z.nullish(z.boolean())
}));

export const zCashQueryReduceFeeContent = /*#__PURE__*/ lazySchema(() => zLowFeeRight());

/**
 * State of the low-fee right: POST cash/queryReduceFee
 *
 * State of the low-fee right; read before the pop-ups (spec 4, proposed).
 */
export function cashQueryReduceFee(gateway: Gateway, request: CashQueryReduceFeeRequest = {}, options?: CallOptions): Promise<CashQueryReduceFeeContent> {
    return gateway.call({ path: 'cash/queryReduceFee', content: zCashQueryReduceFeeContent, attempts: 2 }, request, options);
}

/** cash/queryReduceFee for a query library: the key holds path and request. */
export function cashQueryReduceFeeQuery(gateway: Gateway, request: CashQueryReduceFeeRequest = {}) {
    return {
        queryKey: ['cash/queryReduceFee', request] as const,
        queryFn: (context: CallOptions) => cashQueryReduceFee(gateway, request, { signal: context.signal }),
    };
}
