// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zSession } from '../models/Session.ts';
import type { UserRefreshTokenContent, UserRefreshTokenRequest } from '../types.ts';

export const zUserRefreshTokenContent = /*#__PURE__*/ lazySchema(() => zSession());

/**
 * New token for the old one: POST user/refreshToken
 *
 * Swaps the token of the header for a new one (proposed).
 */
export function userRefreshToken(gateway: Gateway, request: UserRefreshTokenRequest = {}, options?: CallOptions): Promise<UserRefreshTokenContent> {
    return gateway.call({ path: 'user/refreshToken', content: zUserRefreshTokenContent, write: true }, request, options);
}

/** user/refreshToken for a mutation library. */
export function userRefreshTokenMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/refreshToken'] as const,
        mutationFn: (request: UserRefreshTokenRequest = {}) => userRefreshToken(gateway, request),
    };
}
