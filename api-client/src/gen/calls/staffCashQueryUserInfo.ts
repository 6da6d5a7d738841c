// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gLoanUserInfo } from '../guards/LoanUserInfo.ts';
import type { StaffCashQueryUserInfoContent, StaffCashQueryUserInfoRequest } from '../types.ts';

/**
 * Staff loan: user: POST staffCash/queryUserInfo
 *
 * The borrower (proposed).
 * - Result 42122: not for this customer; the text says why
 */
export function staffCashQueryUserInfo(gateway: Gateway, request: StaffCashQueryUserInfoRequest = {}, options?: CallOptions): Reply<StaffCashQueryUserInfoContent, 42122> {
    return gateway.call({ path: 'staffCash/queryUserInfo', guard: ['some', gLoanUserInfo], attempts: 2 }, request, options);
}

/** staffCash/queryUserInfo for a query library: the key holds path and request. */
export function staffCashQueryUserInfoQuery(gateway: Gateway, request: StaffCashQueryUserInfoRequest = {}) {
    return {
        queryKey: ['staffCash/queryUserInfo', request] as const,
        queryFn: (context: CallOptions) => staffCashQueryUserInfo(gateway, request, { signal: context.signal }),
    };
}
