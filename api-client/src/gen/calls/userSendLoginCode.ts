// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCodeSent } from '../guards/CodeSent.ts';
import type { UserSendLoginCodeContent, UserSendLoginCodeRequest } from '../types.ts';

/**
 * Send a login code: POST user/sendLoginCode
 *
 * Sends a login code by text message or voice call.
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 * - Result 42105: nobody may sign in with this phone number
 */
export function userSendLoginCode(gateway: Gateway, request: UserSendLoginCodeRequest, options?: CallOptions): Reply<UserSendLoginCodeContent, 42102 | 42103 | 42105> {
    return gateway.call({ path: 'user/sendLoginCode', guard: gCodeSent, write: true, session: false, log: ['type'] }, request, options);
}

/** user/sendLoginCode for a mutation library. */
export function userSendLoginCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/sendLoginCode'] as const,
        mutationFn: (request: UserSendLoginCodeRequest) => userSendLoginCode(gateway, request),
    };
}
