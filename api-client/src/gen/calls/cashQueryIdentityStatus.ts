// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';
import type { CashQueryIdentityStatusContent, CashQueryIdentityStatusRequest } from '../types.ts';

/**
 * Which identity papers are there.
 */
const zIdentityStatus = /*#__PURE__*/ lazySchema(() => z.object({
    idAuth: z.nullish(zFlag()),
    idPhotoFrontAuth: z.nullish(zFlag()),
    idPhotoBackAuth: z.nullish(zFlag())
}));

export const zCashQueryIdentityStatusContent = /*#__PURE__*/ lazySchema(() => zIdentityStatus());

/**
 * Identity status: POST cash/queryIdentityStatus
 *
 * Which identity papers are there (proposed).
 */
export function cashQueryIdentityStatus(gateway: Gateway, request: CashQueryIdentityStatusRequest = {}, options?: CallOptions): Promise<CashQueryIdentityStatusContent> {
    return gateway.call({ path: 'cash/queryIdentityStatus', content: zCashQueryIdentityStatusContent, attempts: 2 }, request, options);
}

/** cash/queryIdentityStatus for a query library: the key holds path and request. */
export function cashQueryIdentityStatusQuery(gateway: Gateway, request: CashQueryIdentityStatusRequest = {}) {
    return {
        queryKey: ['cash/queryIdentityStatus', request] as const,
        queryFn: (context: CallOptions) => cashQueryIdentityStatus(gateway, request, { signal: context.signal }),
    };
}
