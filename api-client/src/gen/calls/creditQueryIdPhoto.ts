// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CreditQueryIdPhotoContent, CreditQueryIdPhotoRequest } from '../types.ts';

/**
 * Which ID photos are on file.
 */
const zIdPhotoStatus = /*#__PURE__*/ lazySchema(() => z.object({
    front: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    back: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

export const zCreditQueryIdPhotoContent = /*#__PURE__*/ lazySchema(() => zIdPhotoStatus());

/**
 * ID photos on file: POST credit/queryIdPhoto
 *
 * Which ID photos are on file (proposed).
 */
export function creditQueryIdPhoto(gateway: Gateway, request: CreditQueryIdPhotoRequest = {}, options?: CallOptions): Promise<CreditQueryIdPhotoContent> {
    return gateway.call({ path: 'credit/queryIdPhoto', content: zCreditQueryIdPhotoContent, attempts: 2 }, request, options);
}

/** credit/queryIdPhoto for a query library: the key holds path and request. */
export function creditQueryIdPhotoQuery(gateway: Gateway, request: CreditQueryIdPhotoRequest = {}) {
    return {
        queryKey: ['credit/queryIdPhoto', request] as const,
        queryFn: (context: CallOptions) => creditQueryIdPhoto(gateway, request, { signal: context.signal }),
    };
}
