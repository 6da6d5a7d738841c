// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSession } from '../guards/Session.ts';
import type { UserMessengerLoginContent, UserMessengerLoginRequest } from '../types.ts';

/**
 * Sign in with a messenger's code: POST user/messengerLogin
 *
 * Turns the code of a messenger's page into a session (proposed).
 * - Result 42105: nobody may sign in with this phone number
 * - Result 42130: the credential is unknown or has run out
 */
export function userMessengerLogin(gateway: Gateway, request: UserMessengerLoginRequest, options?: CallOptions): Reply<UserMessengerLoginContent, 42105 | 42130> {
    return gateway.call({ path: 'user/messengerLogin', guard: gSession, write: true, session: false, log: ['kind'] }, request, options);
}

/** user/messengerLogin for a mutation library. */
export function userMessengerLoginMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/messengerLogin'] as const,
        mutationFn: (request: UserMessengerLoginRequest) => userMessengerLogin(gateway, request),
    };
}
