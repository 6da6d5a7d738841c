// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CashGetUserStatusContent, CashGetUserStatusRequest } from '../types.ts';

/**
 * Flag of the customer.
 */
const zCustomerState = /*#__PURE__*/ lazySchema(() => z.object({
    customerFlag: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

export const zCashGetUserStatusContent = /*#__PURE__*/ lazySchema(() => zCustomerState());

/**
 * Customer flag: POST cash/getUserStatus
 *
 * Flag of the customer. A refusal is shown; when the page was opened from a lock it closes after 2 s (spec 7, 8).
 */
export function cashGetUserStatus(gateway: Gateway, request: CashGetUserStatusRequest = {}, options?: CallOptions): Promise<CashGetUserStatusContent> {
    return gateway.call({ path: 'cash/getUserStatus', content: zCashGetUserStatusContent, attempts: 2 }, request, options);
}

/** cash/getUserStatus for a query library: the key holds path and request. */
export function cashGetUserStatusQuery(gateway: Gateway, request: CashGetUserStatusRequest = {}) {
    return {
        queryKey: ['cash/getUserStatus', request] as const,
        queryFn: (context: CallOptions) => cashGetUserStatus(gateway, request, { signal: context.signal }),
    };
}
