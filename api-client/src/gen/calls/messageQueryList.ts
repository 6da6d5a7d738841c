// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zMessage } from '../models/Message.ts';
import type { MessageQueryListContent, MessageQueryListRequest } from '../types.ts';

export const zMessageQueryListContent = /*#__PURE__*/ lazySchema(() => z.array(zMessage()));

/**
 * Messages: POST message/queryList
 *
 * Messages of a type, newest first (proposed).
 */
export function messageQueryList(gateway: Gateway, request: MessageQueryListRequest = {}, options?: CallOptions): Promise<MessageQueryListContent> {
    return gateway.call({ path: 'message/queryList', content: zMessageQueryListContent, attempts: 2, log: ['type', 'page', 'pageSize'] }, request, options);
}

/** message/queryList for a query library: the key holds path and request. */
export function messageQueryListQuery(gateway: Gateway, request: MessageQueryListRequest = {}) {
    return {
        queryKey: ['message/queryList', request] as const,
        queryFn: (context: CallOptions) => messageQueryList(gateway, request, { signal: context.signal }),
    };
}
