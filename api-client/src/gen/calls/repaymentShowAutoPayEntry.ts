// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';
import type { RepaymentShowAutoPayEntryContent, RepaymentShowAutoPayEntryRequest } from '../types.ts';

/**
 * How the auto-pay row shows.
 */
const zAutoPayEntry = /*#__PURE__*/ lazySchema(() => z.object({
    showStatus: z.nullish(z.number().check(whole)),
    autoRepaymentStatus: z.nullish(zFlag()),
    linkUrl: z.nullish(z.string())
}));

export const zRepaymentShowAutoPayEntryContent = /*#__PURE__*/ lazySchema(() => zAutoPayEntry());

/**
 * How the auto-pay row shows: POST repayment/showAutoPayEntry
 *
 * How the auto-pay row of a page shows (spec 4, 7).
 */
export function repaymentShowAutoPayEntry(gateway: Gateway, request: RepaymentShowAutoPayEntryRequest, options?: CallOptions): Promise<RepaymentShowAutoPayEntryContent> {
    return gateway.call({ path: 'repayment/showAutoPayEntry', content: zRepaymentShowAutoPayEntryContent, attempts: 2, log: ['pageCode'] }, request, options);
}

/** repayment/showAutoPayEntry for a query library: the key holds path and request. */
export function repaymentShowAutoPayEntryQuery(gateway: Gateway, request: RepaymentShowAutoPayEntryRequest) {
    return {
        queryKey: ['repayment/showAutoPayEntry', request] as const,
        queryFn: (context: CallOptions) => repaymentShowAutoPayEntry(gateway, request, { signal: context.signal }),
    };
}
