// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { UserLoginRiskContent, UserLoginRiskRequest } from '../types.ts';

/**
 * What a login has to show before it is let in.
 */
const zLoginRisk = /*#__PURE__*/ lazySchema(() => z.object({
    riskLevel: z.string(),
    reason: z.nullish(z.string())
}));

export const zUserLoginRiskContent = /*#__PURE__*/ lazySchema(() => zLoginRisk());

/**
 * Risk check of a login: POST user/loginRisk
 *
 * Checks a login before a code is sent (proposed).
 */
export function userLoginRisk(gateway: Gateway, request: UserLoginRiskRequest = {}, options?: CallOptions): Promise<UserLoginRiskContent> {
    return gateway.call({ path: 'user/loginRisk', content: zUserLoginRiskContent, session: false }, request, options);
}

/** user/loginRisk for a query library: the key holds path and request. */
export function userLoginRiskQuery(gateway: Gateway, request: UserLoginRiskRequest = {}) {
    return {
        queryKey: ['user/loginRisk', request] as const,
        queryFn: (context: CallOptions) => userLoginRisk(gateway, request, { signal: context.signal }),
    };
}
