// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { UserQueryAccountContent, UserQueryAccountRequest } from '../types.ts';

const gAccount: Guard = ['object', {}, {
    openStatus: 'id',
    accountChannel: 'text',
}];

/**
 * Account: POST user/queryAccount
 *
 * State and channel of the account (proposed).
 */
export function userQueryAccount(gateway: Gateway, request: UserQueryAccountRequest = {}, options?: CallOptions): Reply<UserQueryAccountContent, never> {
    return gateway.call({ path: 'user/queryAccount', guard: ['some', gAccount], attempts: 2 }, request, options);
}

/** user/queryAccount for a query library: the key holds path and request. */
export function userQueryAccountQuery(gateway: Gateway, request: UserQueryAccountRequest = {}) {
    return {
        queryKey: ['user/queryAccount', request] as const,
        queryFn: (context: CallOptions) => userQueryAccount(gateway, request, { signal: context.signal }),
    };
}
