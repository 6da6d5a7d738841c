// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zWaitSeconds } from '../models/WaitSeconds.ts';
import type { UserSendLoginCodeContent, UserSendLoginCodeRequest } from '../types.ts';

/**
 * A code is on its way.
 */
const zCodeSent = /*#__PURE__*/ lazySchema(() => z.object({
    mobileMasked: z.string(),
    resendSeconds: zWaitSeconds()
}));

export const zUserSendLoginCodeContent = /*#__PURE__*/ lazySchema(() => zCodeSent());

/**
 * Send a login code: POST user/sendLoginCode
 *
 * Sends a login code by text message or voice call.
 */
export function userSendLoginCode(gateway: Gateway, request: UserSendLoginCodeRequest, options?: CallOptions): Promise<UserSendLoginCodeContent> {
    return gateway.call({ path: 'user/sendLoginCode', content: zUserSendLoginCodeContent, write: true, session: false, log: ['type'] }, request, options);
}

/** user/sendLoginCode for a mutation library. */
export function userSendLoginCodeMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/sendLoginCode'] as const,
        mutationFn: (request: UserSendLoginCodeRequest) => userSendLoginCode(gateway, request),
    };
}
