// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gLoanRateTable } from '../guards/LoanRateTable.ts';
import type { MerchantGetLoanRateInfoContent, MerchantGetLoanRateInfoRequest } from '../types.ts';

/**
 * Rates and periods, v1: POST merchant/getLoanRateInfo
 *
 * Rates by amount and period, first form (proposed).
 * - Result 45006: rates could not be read
 *
 * @deprecated An older form; pages call merchant/getLoanRateInfoV3.
 */
export function merchantGetLoanRateInfo(gateway: Gateway, request: MerchantGetLoanRateInfoRequest = {}, options?: CallOptions): Reply<MerchantGetLoanRateInfoContent, 45006> {
    return gateway.call({ path: 'merchant/getLoanRateInfo', guard: gLoanRateTable, attempts: 2, log: ['breakType', 'specialAssetTag'] }, request, options);
}

/** merchant/getLoanRateInfo for a query library: the key holds path and request. */
export function merchantGetLoanRateInfoQuery(gateway: Gateway, request: MerchantGetLoanRateInfoRequest = {}) {
    return {
        queryKey: ['merchant/getLoanRateInfo', request] as const,
        queryFn: (context: CallOptions) => merchantGetLoanRateInfo(gateway, request, { signal: context.signal }),
    };
}
