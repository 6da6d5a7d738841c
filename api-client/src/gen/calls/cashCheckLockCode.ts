// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';
import type { CashCheckLockCodeContent, CashCheckLockCodeRequest } from '../types.ts';

/**
 * Whether the user is locked out.
 */
const zLockState = /*#__PURE__*/ lazySchema(() => z.object({
    lockCode: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    reason: z.nullish(z.string()),
    until: z.nullish(zWhen())
}));

export const zCashCheckLockCodeContent = /*#__PURE__*/ lazySchema(() => zLockState());

/**
 * Is the user locked: POST cash/checkLockCode
 *
 * Whether the user is locked out of borrowing (proposed).
 */
export function cashCheckLockCode(gateway: Gateway, request: CashCheckLockCodeRequest = {}, options?: CallOptions): Promise<CashCheckLockCodeContent> {
    return gateway.call({ path: 'cash/checkLockCode', content: zCashCheckLockCodeContent, attempts: 2 }, request, options);
}

/** cash/checkLockCode for a query library: the key holds path and request. */
export function cashCheckLockCodeQuery(gateway: Gateway, request: CashCheckLockCodeRequest = {}) {
    return {
        queryKey: ['cash/checkLockCode', request] as const,
        queryFn: (context: CallOptions) => cashCheckLockCode(gateway, request, { signal: context.signal }),
    };
}
