// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';
import type { RepaymentQueryRefundsContent, RepaymentQueryRefundsRequest } from '../types.ts';

/**
 * Money that came back.
 */
const zRefund = /*#__PURE__*/ lazySchema(() => z.object({
    refundNo: z.nullish(zId()),
    amount: zYuan(),
    time: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    bankName: z.nullish(z.string()),
    cardNo: z.nullish(z.string())
}));

export const zRepaymentQueryRefundsContent = /*#__PURE__*/ lazySchema(() => z.array(zRefund()));

/**
 * Refunds: POST repayment/queryRefunds
 *
 * Money that came back (proposed).
 */
export function repaymentQueryRefunds(gateway: Gateway, request: RepaymentQueryRefundsRequest = {}, options?: CallOptions): Promise<RepaymentQueryRefundsContent> {
    return gateway.call({ path: 'repayment/queryRefunds', content: zRepaymentQueryRefundsContent, attempts: 2 }, request, options);
}

/** repayment/queryRefunds for a query library: the key holds path and request. */
export function repaymentQueryRefundsQuery(gateway: Gateway, request: RepaymentQueryRefundsRequest = {}) {
    return {
        queryKey: ['repayment/queryRefunds', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryRefunds(gateway, request, { signal: context.signal }),
    };
}
