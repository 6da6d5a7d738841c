// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCodeSent } from '../guards/CodeSent.ts';
import type { UserSendCloseAccountCodeContent, UserSendCloseAccountCodeRequest } from '../types.ts';

/**
 * Send a code to close the account: POST user/sendCloseAccountCode
 *
 * Sends the code that confirms the closing of the account (proposed).
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 * - Result 42122: not for this customer; the text says why
 */
export function userSendCloseAccountCode(gateway: Gateway, request: UserSendCloseAccountCodeRequest, options?: CallOptions): Reply<UserSendCloseAccountCodeContent, 42102 | 42103 | 42122> {
    return gateway.call({ path: 'user/sendCloseAccountCode', guard: gCodeSent, write: true, log: ['type'] }, request, options);
}

/** user/sendCloseAccountCode for a mutation library. */
export function userSendCloseAccountCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/sendCloseAccountCode'] as const,
        mutationFn: (request: UserSendCloseAccountCodeRequest) => userSendCloseAccountCode(gateway, request),
    };
}
