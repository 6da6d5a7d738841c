// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { ApphomeAcquireUserIdentityContent, ApphomeAcquireUserIdentityRequest } from '../types.ts';

/**
 * Kind of the user.
 */
const zUserKind = /*#__PURE__*/ lazySchema(() => z.object({
    userType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

export const zApphomeAcquireUserIdentityContent = /*#__PURE__*/ lazySchema(() => zUserKind());

/**
 * User type: POST apphome/acquireUserIdentity
 *
 * Kind of the user; decides whether the marketing card shows (spec 6, 7).
 */
export function apphomeAcquireUserIdentity(gateway: Gateway, request: ApphomeAcquireUserIdentityRequest = {}, options?: CallOptions): Promise<ApphomeAcquireUserIdentityContent> {
    return gateway.call({ path: 'apphome/acquireUserIdentity', content: zApphomeAcquireUserIdentityContent, attempts: 2 }, request, options);
}

/** apphome/acquireUserIdentity for a query library: the key holds path and request. */
export function apphomeAcquireUserIdentityQuery(gateway: Gateway, request: ApphomeAcquireUserIdentityRequest = {}) {
    return {
        queryKey: ['apphome/acquireUserIdentity', request] as const,
        queryFn: (context: CallOptions) => apphomeAcquireUserIdentity(gateway, request, { signal: context.signal }),
    };
}
