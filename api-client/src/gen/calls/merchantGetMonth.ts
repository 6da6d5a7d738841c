// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { MerchantGetMonthContent, MerchantGetMonthRequest } from '../types.ts';

/**
 * Months to choose from: POST merchant/getMonth
 *
 * Months that can be chosen.
 */
export function merchantGetMonth(gateway: Gateway, request: MerchantGetMonthRequest = {}, options?: CallOptions): Reply<MerchantGetMonthContent, never> {
    return gateway.call({ path: 'merchant/getMonth', guard: ['list', 'text'], attempts: 2 }, request, options);
}

/** merchant/getMonth for a query library: the key holds path and request. */
export function merchantGetMonthQuery(gateway: Gateway, request: MerchantGetMonthRequest = {}) {
    return {
        queryKey: ['merchant/getMonth', request] as const,
        queryFn: (context: CallOptions) => merchantGetMonth(gateway, request, { signal: context.signal }),
    };
}
