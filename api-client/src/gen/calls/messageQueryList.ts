// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gMessage } from '../guards/Message.ts';
import type { MessageQueryListContent, MessageQueryListRequest } from '../types.ts';

/**
 * Messages: POST message/queryList
 *
 * Messages of a type, newest first (proposed).
 */
export function messageQueryList(gateway: Gateway, request: MessageQueryListRequest = {}, options?: CallOptions): Reply<MessageQueryListContent, never> {
    return gateway.call({ path: 'message/queryList', guard: ['list', gMessage], attempts: 2, log: ['type', 'page', 'pageSize'] }, request, options);
}

/** message/queryList for a query library: the key holds path and request. */
export function messageQueryListQuery(gateway: Gateway, request: MessageQueryListRequest = {}) {
    return {
        queryKey: ['message/queryList', request] as const,
        queryFn: (context: CallOptions) => messageQueryList(gateway, request, { signal: context.signal }),
    };
}
