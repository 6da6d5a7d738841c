// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';
import type { CashQueryFaceStatusContent, CashQueryFaceStatusRequest } from '../types.ts';

/**
 * Whether the face was checked.
 */
const zFaceStatus = /*#__PURE__*/ lazySchema(() => z.object({
    faceAuth: z.nullish(zFlag()),
    verifyTime: z.nullish(z.boolean())
}));

export const zCashQueryFaceStatusContent = /*#__PURE__*/ lazySchema(() => zFaceStatus());

/**
 * Face status: POST cash/queryFaceStatus
 *
 * Whether the face was checked (proposed).
 */
export function cashQueryFaceStatus(gateway: Gateway, request: CashQueryFaceStatusRequest = {}, options?: CallOptions): Promise<CashQueryFaceStatusContent> {
    return gateway.call({ path: 'cash/queryFaceStatus', content: zCashQueryFaceStatusContent, attempts: 2 }, request, options);
}

/** cash/queryFaceStatus for a query library: the key holds path and request. */
export function cashQueryFaceStatusQuery(gateway: Gateway, request: CashQueryFaceStatusRequest = {}) {
    return {
        queryKey: ['cash/queryFaceStatus', request] as const,
        queryFn: (context: CallOptions) => cashQueryFaceStatus(gateway, request, { signal: context.signal }),
    };
}
