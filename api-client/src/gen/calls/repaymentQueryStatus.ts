// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';
import type { RepaymentQueryStatusContent, RepaymentQueryStatusRequest } from '../types.ts';

/**
 * State of a repayment.
 */
const zRepaymentState = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    amount: z.nullish(zYuan()),
    finishTime: z.nullish(zWhen()),
    reason: z.nullish(z.string())
}));

export const zRepaymentQueryStatusContent = /*#__PURE__*/ lazySchema(() => zRepaymentState());

/**
 * Status of a repayment: POST repayment/queryStatus
 *
 * State of a repayment; asked again and again (proposed).
 */
export function repaymentQueryStatus(gateway: Gateway, request: RepaymentQueryStatusRequest, options?: CallOptions): Promise<RepaymentQueryStatusContent> {
    return gateway.call({ path: 'repayment/queryStatus', content: zRepaymentQueryStatusContent, log: ['repayNo'] }, request, options);
}

/** repayment/queryStatus for a query library: the key holds path and request. */
export function repaymentQueryStatusQuery(gateway: Gateway, request: RepaymentQueryStatusRequest) {
    return {
        queryKey: ['repayment/queryStatus', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryStatus(gateway, request, { signal: context.signal }),
    };
}
