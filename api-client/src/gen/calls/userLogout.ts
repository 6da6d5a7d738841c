// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { UserLogoutContent, UserLogoutRequest } from '../types.ts';

/**
 * Sign out: POST user/logout
 *
 * Ends the session of the token in the header.
 */
export function userLogout(gateway: Gateway, request: UserLogoutRequest = {}, options?: CallOptions): Reply<UserLogoutContent, never> {
    return gateway.call({ path: 'user/logout', write: true }, request, options);
}

/** user/logout for a mutation library. */
export function userLogoutMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/logout'] as const,
        mutationFn: (request: UserLogoutRequest = {}) => userLogout(gateway, request),
    };
}
