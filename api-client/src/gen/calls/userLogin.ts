// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gSession } from '../guards/Session.ts';
import type { UserLoginContent, UserLoginRequest } from '../types.ts';

/**
 * Sign in: POST user/login
 *
 * Signs in and hands out a token.
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 */
export function userLogin(gateway: Gateway, request: UserLoginRequest, options?: CallOptions): Promise<UserLoginContent> {
    return gateway.call({ path: 'user/login', guard: gSession, write: true, session: false }, request, options);
}

/** user/login for a mutation library. */
export function userLoginMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/login'] as const,
        mutationFn: (request: UserLoginRequest) => userLogin(gateway, request),
    };
}
