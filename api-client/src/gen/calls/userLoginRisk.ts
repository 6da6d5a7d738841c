// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { UserLoginRiskContent, UserLoginRiskRequest } from '../types.ts';

const gLoginRisk: Guard = ['object', {
    riskLevel: 'text',
}, {
    reason: 'text',
}];

/**
 * Risk check of a login: POST user/loginRisk
 *
 * Checks a login before a code is sent (proposed).
 */
export function userLoginRisk(gateway: Gateway, request: UserLoginRiskRequest = {}, options?: CallOptions): Reply<UserLoginRiskContent, never> {
    return gateway.call({ path: 'user/loginRisk', guard: gLoginRisk, session: false }, request, options);
}

/** user/loginRisk for a query library: the key holds path and request. */
export function userLoginRiskQuery(gateway: Gateway, request: UserLoginRiskRequest = {}) {
    return {
        queryKey: ['user/loginRisk', request] as const,
        queryFn: (context: CallOptions) => userLoginRisk(gateway, request, { signal: context.signal }),
    };
}
