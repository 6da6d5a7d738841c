// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSession } from '../guards/Session.ts';
import type { UserLoginContent, UserLoginRequest } from '../types.ts';

/**
 * Sign in: POST user/login
 *
 * Signs in and hands out a token.
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42104: the code has run out, or none was sent
 * - Result 42105: nobody may sign in with this phone number
 */
export function userLogin(gateway: Gateway, request: UserLoginRequest, options?: CallOptions): Reply<UserLoginContent, 42101 | 42102 | 42104 | 42105> {
    return gateway.call({ path: 'user/login', guard: gSession, write: true, session: false }, request, options);
}

/** user/login for a mutation library. */
export function userLoginMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/login'] as const,
        mutationFn: (request: UserLoginRequest) => userLogin(gateway, request),
    };
}
