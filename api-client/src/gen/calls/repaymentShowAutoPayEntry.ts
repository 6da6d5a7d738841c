// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';
import type { RepaymentShowAutoPayEntryContent, RepaymentShowAutoPayEntryRequest } from '../types.ts';

const gAutoPayEntry: Guard = ['object', {}, {
    showStatus: 'whole',
    autoRepaymentStatus: gFlag,
    linkUrl: 'text',
}];

/**
 * How the auto-pay row shows: POST repayment/showAutoPayEntry
 *
 * How the auto-pay row of a page shows.
 */
export function repaymentShowAutoPayEntry(gateway: Gateway, request: RepaymentShowAutoPayEntryRequest, options?: CallOptions): Reply<RepaymentShowAutoPayEntryContent, never> {
    return gateway.call({ path: 'repayment/showAutoPayEntry', guard: ['some', gAutoPayEntry], attempts: 2, log: ['pageCode'] }, request, options);
}

/** repayment/showAutoPayEntry for a query library: the key holds path and request. */
export function repaymentShowAutoPayEntryQuery(gateway: Gateway, request: RepaymentShowAutoPayEntryRequest) {
    return {
        queryKey: ['repayment/showAutoPayEntry', request] as const,
        queryFn: (context: CallOptions) => repaymentShowAutoPayEntry(gateway, request, { signal: context.signal }),
    };
}
