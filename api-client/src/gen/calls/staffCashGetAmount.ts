// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gAmountConfig } from '../guards/AmountConfig.ts';
import type { StaffCashGetAmountContent, StaffCashGetAmountRequest } from '../types.ts';

/**
 * Staff loan: amounts: POST staffCash/getAmount
 *
 * Limits of the amount box, as of the cash loan (proposed).
 */
export function staffCashGetAmount(gateway: Gateway, request: StaffCashGetAmountRequest = {}, options?: CallOptions): Promise<StaffCashGetAmountContent> {
    return gateway.call({ path: 'staffCash/getAmount', guard: gAmountConfig, attempts: 2 }, request, options);
}

/** staffCash/getAmount for a query library: the key holds path and request. */
export function staffCashGetAmountQuery(gateway: Gateway, request: StaffCashGetAmountRequest = {}) {
    return {
        queryKey: ['staffCash/getAmount', request] as const,
        queryFn: (context: CallOptions) => staffCashGetAmount(gateway, request, { signal: context.signal }),
    };
}
