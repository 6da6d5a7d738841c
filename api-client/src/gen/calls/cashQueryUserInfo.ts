// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gLoanUserInfo } from '../guards/LoanUserInfo.ts';
import type { CashQueryUserInfoContent, CashQueryUserInfoRequest } from '../types.ts';

/**
 * User information for the loan: POST cash/queryUserInfo
 *
 * The borrower, for the commitment page.
 */
export function cashQueryUserInfo(gateway: Gateway, request: CashQueryUserInfoRequest = {}, options?: CallOptions): Reply<CashQueryUserInfoContent, never> {
    return gateway.call({ path: 'cash/queryUserInfo', guard: ['some', gLoanUserInfo], attempts: 2 }, request, options);
}

/** cash/queryUserInfo for a query library: the key holds path and request. */
export function cashQueryUserInfoQuery(gateway: Gateway, request: CashQueryUserInfoRequest = {}) {
    return {
        queryKey: ['cash/queryUserInfo', request] as const,
        queryFn: (context: CallOptions) => cashQueryUserInfo(gateway, request, { signal: context.signal }),
    };
}
