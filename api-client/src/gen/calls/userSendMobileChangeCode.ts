// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gCodeSent } from '../guards/CodeSent.ts';
import type { UserSendMobileChangeCodeContent, UserSendMobileChangeCodeRequest } from '../types.ts';

/**
 * Send a code to a new mobile number: POST user/sendMobileChangeCode
 *
 * Sends a code to the number that the account is to have (proposed).
 */
export function userSendMobileChangeCode(gateway: Gateway, request: UserSendMobileChangeCodeRequest, options?: CallOptions): Promise<UserSendMobileChangeCodeContent> {
    return gateway.call({ path: 'user/sendMobileChangeCode', guard: gCodeSent, write: true, log: ['type'] }, request, options);
}

/** user/sendMobileChangeCode for a mutation library. */
export function userSendMobileChangeCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/sendMobileChangeCode'] as const,
        mutationFn: (request: UserSendMobileChangeCodeRequest) => userSendMobileChangeCode(gateway, request),
    };
}
