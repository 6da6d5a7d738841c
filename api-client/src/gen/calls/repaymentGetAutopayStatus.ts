// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';
import type { RepaymentGetAutopayStatusContent, RepaymentGetAutopayStatusRequest } from '../types.ts';

/**
 * Auto repayment (spec 3).
 */
const zAutoPayState = /*#__PURE__*/ lazySchema(() => z.object({
    autoRepaymentStatus: z.nullish(zFlag()),
    alipayChannelStatus: z.nullish(zFlag()),
    canAutoPay: z.nullish(z.boolean()),
    isOpenAutoPay: z.nullish(z.boolean()),
    authOrderNo: z.nullish(z.string()),
    transactionNo: z.nullish(z.string()),
    showStatus: z.nullish(z.number().check(whole)),
    signedStatus: z.nullish(zFlag()),
    phoneNo: z.nullish(z.string()),
    escapeCode: z.nullish(z.number().check(whole))
}));

export const zRepaymentGetAutopayStatusContent = /*#__PURE__*/ lazySchema(() => zAutoPayState());

/**
 * Status of auto repayment: POST repayment/getAutopayStatus
 *
 * State of auto repayment (spec 7).
 */
export function repaymentGetAutopayStatus(gateway: Gateway, request: RepaymentGetAutopayStatusRequest = {}, options?: CallOptions): Promise<RepaymentGetAutopayStatusContent> {
    return gateway.call({ path: 'repayment/getAutopayStatus', content: zRepaymentGetAutopayStatusContent, attempts: 2 }, request, options);
}

/** repayment/getAutopayStatus for a query library: the key holds path and request. */
export function repaymentGetAutopayStatusQuery(gateway: Gateway, request: RepaymentGetAutopayStatusRequest = {}) {
    return {
        queryKey: ['repayment/getAutopayStatus', request] as const,
        queryFn: (context: CallOptions) => repaymentGetAutopayStatus(gateway, request, { signal: context.signal }),
    };
}
