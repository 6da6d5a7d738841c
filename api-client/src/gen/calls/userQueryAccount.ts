// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { UserQueryAccountContent, UserQueryAccountRequest } from '../types.ts';

/**
 * State of the account (spec 3).
 */
const zAccount = /*#__PURE__*/ lazySchema(() => z.object({
    openStatus: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    accountChannel: z.nullish(z.string())
}));

export const zUserQueryAccountContent = /*#__PURE__*/ lazySchema(() => zAccount());

/**
 * Account: POST user/queryAccount
 *
 * State and channel of the account (proposed).
 */
export function userQueryAccount(gateway: Gateway, request: UserQueryAccountRequest = {}, options?: CallOptions): Promise<UserQueryAccountContent> {
    return gateway.call({ path: 'user/queryAccount', content: zUserQueryAccountContent, attempts: 2 }, request, options);
}

/** user/queryAccount for a query library: the key holds path and request. */
export function userQueryAccountQuery(gateway: Gateway, request: UserQueryAccountRequest = {}) {
    return {
        queryKey: ['user/queryAccount', request] as const,
        queryFn: (context: CallOptions) => userQueryAccount(gateway, request, { signal: context.signal }),
    };
}
