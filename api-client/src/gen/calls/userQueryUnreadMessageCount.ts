// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCount } from '../guards/Count.ts';
import type { UserQueryUnreadMessageCountContent, UserQueryUnreadMessageCountRequest } from '../types.ts';

/**
 * Unread messages: POST user/queryUnreadMessageCount
 *
 * Number of unread messages (proposed).
 */
export function userQueryUnreadMessageCount(gateway: Gateway, request: UserQueryUnreadMessageCountRequest = {}, options?: CallOptions): Reply<UserQueryUnreadMessageCountContent, never> {
    return gateway.call({ path: 'user/queryUnreadMessageCount', guard: gCount, attempts: 2 }, request, options);
}

/** user/queryUnreadMessageCount for a query library: the key holds path and request. */
export function userQueryUnreadMessageCountQuery(gateway: Gateway, request: UserQueryUnreadMessageCountRequest = {}) {
    return {
        queryKey: ['user/queryUnreadMessageCount', request] as const,
        queryFn: (context: CallOptions) => userQueryUnreadMessageCount(gateway, request, { signal: context.signal }),
    };
}
