// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { UserCanLogoutContent, UserCanLogoutRequest } from '../types.ts';

const gLogoutCheck: Guard = ['object', {
    allowed: 'flag',
}, {
    reasons: ['list', 'text'],
}];

/**
 * May the account be closed: POST user/canLogout
 *
 * Whether the account may be closed, and the reasons against it (proposed).
 */
export function userCanLogout(gateway: Gateway, request: UserCanLogoutRequest = {}, options?: CallOptions): Reply<UserCanLogoutContent, never> {
    return gateway.call({ path: 'user/canLogout', guard: gLogoutCheck, attempts: 2 }, request, options);
}

/** user/canLogout for a query library: the key holds path and request. */
export function userCanLogoutQuery(gateway: Gateway, request: UserCanLogoutRequest = {}) {
    return {
        queryKey: ['user/canLogout', request] as const,
        queryFn: (context: CallOptions) => userCanLogout(gateway, request, { signal: context.signal }),
    };
}
