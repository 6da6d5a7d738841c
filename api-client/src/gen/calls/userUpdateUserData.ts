// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { UserUpdateUserDataContent, UserUpdateUserDataRequest } from '../types.ts';

export const zUserUpdateUserDataContent = /*#__PURE__*/ lazySchema(() => z.unknown());

/**
 * Change user data: POST user/updateUserData
 *
 * Changes what users told about themselves; fields that are not sent stay (proposed).
 */
export function userUpdateUserData(gateway: Gateway, request: UserUpdateUserDataRequest = {}, options?: CallOptions): Promise<UserUpdateUserDataContent> {
    return gateway.call({ path: 'user/updateUserData', content: zUserUpdateUserDataContent, write: true }, request, options);
}

/** user/updateUserData for a mutation library. */
export function userUpdateUserDataMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/updateUserData'] as const,
        mutationFn: (request: UserUpdateUserDataRequest = {}) => userUpdateUserData(gateway, request),
    };
}
