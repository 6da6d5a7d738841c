// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPermission } from '../guards/Permission.ts';
import type { UserChangeMobilePrecheckContent, UserChangeMobilePrecheckRequest } from '../types.ts';

/**
 * May the mobile number change: POST user/changeMobilePrecheck
 *
 * Whether the mobile number may change now (proposed).
 */
export function userChangeMobilePrecheck(gateway: Gateway, request: UserChangeMobilePrecheckRequest = {}, options?: CallOptions): Reply<UserChangeMobilePrecheckContent, never> {
    return gateway.call({ path: 'user/changeMobilePrecheck', guard: gPermission, attempts: 2 }, request, options);
}

/** user/changeMobilePrecheck for a query library: the key holds path and request. */
export function userChangeMobilePrecheckQuery(gateway: Gateway, request: UserChangeMobilePrecheckRequest = {}) {
    return {
        queryKey: ['user/changeMobilePrecheck', request] as const,
        queryFn: (context: CallOptions) => userChangeMobilePrecheck(gateway, request, { signal: context.signal }),
    };
}
