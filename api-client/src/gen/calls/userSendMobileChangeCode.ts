// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCodeSent } from '../guards/CodeSent.ts';
import type { UserSendMobileChangeCodeContent, UserSendMobileChangeCodeRequest } from '../types.ts';

/**
 * Send a code to a new mobile number: POST user/sendMobileChangeCode
 *
 * Sends a code to the number that the account is to have (proposed).
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 * - Result 42105: nobody may sign in with this phone number
 * - Result 42122: not for this customer; the text says why
 */
export function userSendMobileChangeCode(gateway: Gateway, request: UserSendMobileChangeCodeRequest, options?: CallOptions): Reply<UserSendMobileChangeCodeContent, 42102 | 42103 | 42105 | 42122> {
    return gateway.call({ path: 'user/sendMobileChangeCode', guard: gCodeSent, write: true, log: ['type'] }, request, options);
}

/** user/sendMobileChangeCode for a mutation library. */
export function userSendMobileChangeCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/sendMobileChangeCode'] as const,
        mutationFn: (request: UserSendMobileChangeCodeRequest) => userSendMobileChangeCode(gateway, request),
    };
}
