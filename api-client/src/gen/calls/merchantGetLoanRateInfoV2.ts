// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gLoanRateTable } from '../guards/LoanRateTable.ts';
import type { MerchantGetLoanRateInfoV2Content, MerchantGetLoanRateInfoV2Request } from '../types.ts';

/**
 * Rates and periods, v2: POST merchant/getLoanRateInfoV2
 *
 * Rates by amount and period, second form (proposed).
 * - Result 45006: rates could not be read
 */
export function merchantGetLoanRateInfoV2(gateway: Gateway, request: MerchantGetLoanRateInfoV2Request = {}, options?: CallOptions): Reply<MerchantGetLoanRateInfoV2Content, 45006> {
    return gateway.call({ path: 'merchant/getLoanRateInfoV2', guard: gLoanRateTable, attempts: 2, log: ['breakType', 'specialAssetTag'] }, request, options);
}

/** merchant/getLoanRateInfoV2 for a query library: the key holds path and request. */
export function merchantGetLoanRateInfoV2Query(gateway: Gateway, request: MerchantGetLoanRateInfoV2Request = {}) {
    return {
        queryKey: ['merchant/getLoanRateInfoV2', request] as const,
        queryFn: (context: CallOptions) => merchantGetLoanRateInfoV2(gateway, request, { signal: context.signal }),
    };
}
