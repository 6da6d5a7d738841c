// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gMessage } from '../guards/Message.ts';
import type { MessageQueryDetailContent, MessageQueryDetailRequest } from '../types.ts';

/**
 * One message: POST message/queryDetail
 *
 * A whole message (proposed).
 * - Result 42162: no such order, article, plan or address
 */
export function messageQueryDetail(gateway: Gateway, request: MessageQueryDetailRequest, options?: CallOptions): Reply<MessageQueryDetailContent, 42162> {
    return gateway.call({ path: 'message/queryDetail', guard: gMessage, attempts: 2, log: ['id'] }, request, options);
}

/** message/queryDetail for a query library: the key holds path and request. */
export function messageQueryDetailQuery(gateway: Gateway, request: MessageQueryDetailRequest) {
    return {
        queryKey: ['message/queryDetail', request] as const,
        queryFn: (context: CallOptions) => messageQueryDetail(gateway, request, { signal: context.signal }),
    };
}
