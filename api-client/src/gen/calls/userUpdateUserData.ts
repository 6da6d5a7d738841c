// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { UserUpdateUserDataContent, UserUpdateUserDataRequest } from '../types.ts';

/**
 * Change user data: POST user/updateUserData
 *
 * Changes profile data of the user; fields that are not sent are unchanged (proposed).
 */
export function userUpdateUserData(gateway: Gateway, request: UserUpdateUserDataRequest = {}, options?: CallOptions): Reply<UserUpdateUserDataContent, never> {
    return gateway.call({ path: 'user/updateUserData', write: true }, request, options);
}

/** user/updateUserData for a mutation library. */
export function userUpdateUserDataMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/updateUserData'] as const,
        mutationFn: (request: UserUpdateUserDataRequest = {}) => userUpdateUserData(gateway, request),
    };
}
