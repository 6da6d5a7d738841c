// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gCodeSent } from '../guards/CodeSent.ts';
import type { UserSendLoginCodeContent, UserSendLoginCodeRequest } from '../types.ts';

/**
 * Send a login code: POST user/sendLoginCode
 *
 * Sends a login code by text message or voice call.
 */
export function userSendLoginCode(gateway: Gateway, request: UserSendLoginCodeRequest, options?: CallOptions): Promise<UserSendLoginCodeContent> {
    return gateway.call({ path: 'user/sendLoginCode', guard: gCodeSent, write: true, session: false, log: ['type'] }, request, options);
}

/** user/sendLoginCode for a mutation library. */
export function userSendLoginCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/sendLoginCode'] as const,
        mutationFn: (request: UserSendLoginCodeRequest) => userSendLoginCode(gateway, request),
    };
}
