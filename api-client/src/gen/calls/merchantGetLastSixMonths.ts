// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asQuery } from '../../pack.ts';
import type { MerchantGetLastSixMonthsContent, MerchantGetLastSixMonthsRequest } from '../types.ts';

/**
 * Last 6 months: GET merchant/getLastSixMonths
 *
 * The last six months, for statements (proposed; perhaps `merchant/getMonth`).
 */
export function merchantGetLastSixMonths(gateway: Gateway, request: MerchantGetLastSixMonthsRequest = {}, options?: CallOptions): Reply<MerchantGetLastSixMonthsContent, never> {
    return gateway.call({ path: 'merchant/getLastSixMonths', guard: ['list', 'text'], pack: asQuery, attempts: 2 }, request, options);
}

/** merchant/getLastSixMonths for a query library: the key holds path and request. */
export function merchantGetLastSixMonthsQuery(gateway: Gateway, request: MerchantGetLastSixMonthsRequest = {}) {
    return {
        queryKey: ['merchant/getLastSixMonths', request] as const,
        queryFn: (context: CallOptions) => merchantGetLastSixMonths(gateway, request, { signal: context.signal }),
    };
}
