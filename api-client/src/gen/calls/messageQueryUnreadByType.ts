// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gCount } from '../guards/Count.ts';
import type { MessageQueryUnreadByTypeContent, MessageQueryUnreadByTypeRequest } from '../types.ts';

/**
 * Unread by type: POST message/queryUnreadByType
 *
 * Number of unread messages by type (proposed).
 */
export function messageQueryUnreadByType(gateway: Gateway, request: MessageQueryUnreadByTypeRequest = {}, options?: CallOptions): Reply<MessageQueryUnreadByTypeContent, never> {
    return gateway.call({ path: 'message/queryUnreadByType', guard: ['map', gCount], attempts: 2 }, request, options);
}

/** message/queryUnreadByType for a query library: the key holds path and request. */
export function messageQueryUnreadByTypeQuery(gateway: Gateway, request: MessageQueryUnreadByTypeRequest = {}) {
    return {
        queryKey: ['message/queryUnreadByType', request] as const,
        queryFn: (context: CallOptions) => messageQueryUnreadByType(gateway, request, { signal: context.signal }),
    };
}
