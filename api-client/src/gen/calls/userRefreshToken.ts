// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSession } from '../guards/Session.ts';
import type { UserRefreshTokenContent, UserRefreshTokenRequest } from '../types.ts';

/**
 * New token for the old one: POST user/refreshToken
 *
 * Swaps the token of the header for a new one (proposed).
 */
export function userRefreshToken(gateway: Gateway, request: UserRefreshTokenRequest = {}, options?: CallOptions): Reply<UserRefreshTokenContent, never> {
    return gateway.call({ path: 'user/refreshToken', guard: gSession, write: true }, request, options);
}

/** user/refreshToken for a mutation library. */
export function userRefreshTokenMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/refreshToken'] as const,
        mutationFn: (request: UserRefreshTokenRequest = {}) => userRefreshToken(gateway, request),
    };
}
