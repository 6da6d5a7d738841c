// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { UserQueryIdentityContent, UserQueryIdentityRequest } from '../types.ts';

const gUserIdentity: Guard = ['object', {}, {
    realName: 'text',
    idNumber: 'text',
    mobile: 'text',
    age: 'whole',
}];

/**
 * Identity of the user: POST user/queryIdentity
 *
 * Name, age and masked numbers of the user (proposed).
 */
export function userQueryIdentity(gateway: Gateway, request: UserQueryIdentityRequest = {}, options?: CallOptions): Reply<UserQueryIdentityContent, never> {
    return gateway.call({ path: 'user/queryIdentity', guard: ['some', gUserIdentity], attempts: 2 }, request, options);
}

/** user/queryIdentity for a query library: the key holds path and request. */
export function userQueryIdentityQuery(gateway: Gateway, request: UserQueryIdentityRequest = {}) {
    return {
        queryKey: ['user/queryIdentity', request] as const,
        queryFn: (context: CallOptions) => userQueryIdentity(gateway, request, { signal: context.signal }),
    };
}
