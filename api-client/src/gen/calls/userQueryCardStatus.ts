// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { UserQueryCardStatusContent, UserQueryCardStatusRequest } from '../types.ts';

const gBankcardStatus: Guard = ['object', {}, {
    status: 'id',
    mobileDiffers: 'flag',
}];

/**
 * Status of a card: POST user/queryCardStatus
 *
 * Whether a card works, and whether its reserved phone is the one of the account (proposed).
 * - Result 42113: the card cannot be used
 */
export function userQueryCardStatus(gateway: Gateway, request: UserQueryCardStatusRequest, options?: CallOptions): Reply<UserQueryCardStatusContent, 42113> {
    return gateway.call({ path: 'user/queryCardStatus', guard: ['some', gBankcardStatus], attempts: 2 }, request, options);
}

/** user/queryCardStatus for a query library: the key holds path and request. */
export function userQueryCardStatusQuery(gateway: Gateway, request: UserQueryCardStatusRequest) {
    return {
        queryKey: ['user/queryCardStatus', request] as const,
        queryFn: (context: CallOptions) => userQueryCardStatus(gateway, request, { signal: context.signal }),
    };
}
