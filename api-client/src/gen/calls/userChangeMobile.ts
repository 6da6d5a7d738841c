// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { UserChangeMobileContent, UserChangeMobileRequest } from '../types.ts';

const gMobileChanged: Guard = ['object', {
    mobileMasked: 'text',
}];

/**
 * Change the mobile number: POST user/changeMobile
 *
 * Changes the mobile number. Sessions stay (proposed).
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42104: the code has run out, or none was sent
 * - Result 42105: nobody may sign in with this phone number
 * - Result 42122: not for this customer; the text says why
 */
export function userChangeMobile(gateway: Gateway, request: UserChangeMobileRequest, options?: CallOptions): Reply<UserChangeMobileContent, 42101 | 42102 | 42104 | 42105 | 42122> {
    return gateway.call({ path: 'user/changeMobile', guard: gMobileChanged, write: true }, request, options);
}

/** user/changeMobile for a mutation library. */
export function userChangeMobileMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/changeMobile'] as const,
        mutationFn: (request: UserChangeMobileRequest) => userChangeMobile(gateway, request),
    };
}
