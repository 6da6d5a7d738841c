// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gOldUserSplitInfo } from '../guards/OldUserSplitInfo.ts';
import type { CashQueryLoanInfoAfterProcessContent, CashQueryLoanInfoAfterProcessRequest } from '../types.ts';

const gSplitInfo: Guard = ['object', {}, {
    oldUserSplitInfoDto: gOldUserSplitInfo,
}];

/**
 * Split-loan information: POST cash/queryLoanInfoAfterProcess
 *
 * Whether the loan may be split between lenders.
 */
export function cashQueryLoanInfoAfterProcess(gateway: Gateway, request: CashQueryLoanInfoAfterProcessRequest, options?: CallOptions): Reply<CashQueryLoanInfoAfterProcessContent, never> {
    return gateway.call({ path: 'cash/queryLoanInfoAfterProcess', guard: ['?', ['some', gSplitInfo]], attempts: 2, log: ['breakType', 'loanPeriod', 'loanSerialNumber'] }, request, options);
}

/** cash/queryLoanInfoAfterProcess for a query library: the key holds path and request. */
export function cashQueryLoanInfoAfterProcessQuery(gateway: Gateway, request: CashQueryLoanInfoAfterProcessRequest) {
    return {
        queryKey: ['cash/queryLoanInfoAfterProcess', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanInfoAfterProcess(gateway, request, { signal: context.signal }),
    };
}
