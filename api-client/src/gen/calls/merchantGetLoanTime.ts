// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { MerchantGetLoanTimeContent, MerchantGetLoanTimeRequest } from '../types.ts';

const gLoanTime: Guard = ['object', {}, {
    predictEntryTime: 'text',
}];

/**
 * Expected arrival: POST merchant/getLoanTime
 *
 * When the money is expected. A refusal shows the server's message.
 * - Result 42114: no such loan of this customer
 * - Result 42121: not possible in the present state; the text says why
 */
export function merchantGetLoanTime(gateway: Gateway, request: MerchantGetLoanTimeRequest, options?: CallOptions): Reply<MerchantGetLoanTimeContent, 42114 | 42121> {
    return gateway.call({ path: 'merchant/getLoanTime', guard: ['some', gLoanTime], attempts: 2, log: ['listingId'] }, request, options);
}

/** merchant/getLoanTime for a query library: the key holds path and request. */
export function merchantGetLoanTimeQuery(gateway: Gateway, request: MerchantGetLoanTimeRequest) {
    return {
        queryKey: ['merchant/getLoanTime', request] as const,
        queryFn: (context: CallOptions) => merchantGetLoanTime(gateway, request, { signal: context.signal }),
    };
}
