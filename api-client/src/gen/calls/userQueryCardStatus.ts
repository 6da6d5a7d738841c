// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { UserQueryCardStatusContent, UserQueryCardStatusRequest } from '../types.ts';

/**
 * State of a card.
 */
const zBankcardStatus = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    mobileDiffers: z.nullish(z.boolean())
}));

export const zUserQueryCardStatusContent = /*#__PURE__*/ lazySchema(() => zBankcardStatus());

/**
 * Status of a card: POST user/queryCardStatus
 *
 * Whether a card works, and whether its reserved phone is the one of the account (proposed).
 */
export function userQueryCardStatus(gateway: Gateway, request: UserQueryCardStatusRequest, options?: CallOptions): Promise<UserQueryCardStatusContent> {
    return gateway.call({ path: 'user/queryCardStatus', content: zUserQueryCardStatusContent, attempts: 2 }, request, options);
}

/** user/queryCardStatus for a query library: the key holds path and request. */
export function userQueryCardStatusQuery(gateway: Gateway, request: UserQueryCardStatusRequest) {
    return {
        queryKey: ['user/queryCardStatus', request] as const,
        queryFn: (context: CallOptions) => userQueryCardStatus(gateway, request, { signal: context.signal }),
    };
}
