// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { UserQueryIdentityContent, UserQueryIdentityRequest } from '../types.ts';

/**
 * Who the user is, as the register has it. Numbers are masked.
 */
const zUserIdentity = /*#__PURE__*/ lazySchema(() => z.object({
    realName: z.nullish(z.string()),
    idNumber: z.nullish(z.string()),
    mobile: z.nullish(z.string()),
    age: z.nullish(z.number().check(whole))
}));

export const zUserQueryIdentityContent = /*#__PURE__*/ lazySchema(() => zUserIdentity());

/**
 * Identity of the user: POST user/queryIdentity
 *
 * Name, age and masked numbers of the user (proposed).
 */
export function userQueryIdentity(gateway: Gateway, request: UserQueryIdentityRequest = {}, options?: CallOptions): Promise<UserQueryIdentityContent> {
    return gateway.call({ path: 'user/queryIdentity', content: zUserQueryIdentityContent, attempts: 2 }, request, options);
}

/** user/queryIdentity for a query library: the key holds path and request. */
export function userQueryIdentityQuery(gateway: Gateway, request: UserQueryIdentityRequest = {}) {
    return {
        queryKey: ['user/queryIdentity', request] as const,
        queryFn: (context: CallOptions) => userQueryIdentity(gateway, request, { signal: context.signal }),
    };
}
