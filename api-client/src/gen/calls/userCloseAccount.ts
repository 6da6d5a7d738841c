// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { UserCloseAccountContent, UserCloseAccountRequest } from '../types.ts';

/**
 * Close the account: POST user/closeAccount
 *
 * Closes the account and ends its sessions. Refused while there are reasons against it (proposed).
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42104: the code has run out, or none was sent
 * - Result 42122: not for this customer; the text says why
 */
export function userCloseAccount(gateway: Gateway, request: UserCloseAccountRequest, options?: CallOptions): Reply<UserCloseAccountContent, 42101 | 42102 | 42104 | 42122> {
    return gateway.call({ path: 'user/closeAccount', write: true }, request, options);
}

/** user/closeAccount for a mutation library. */
export function userCloseAccountMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/closeAccount'] as const,
        mutationFn: (request: UserCloseAccountRequest) => userCloseAccount(gateway, request),
    };
}
