// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { MessageMarkAllReadContent, MessageMarkAllReadRequest } from '../types.ts';

/**
 * Mark all read: POST message/markAllRead
 *
 * Marks the messages of a type, or all, as read (proposed).
 */
export function messageMarkAllRead(gateway: Gateway, request: MessageMarkAllReadRequest = {}, options?: CallOptions): Reply<MessageMarkAllReadContent, never> {
    return gateway.call({ path: 'message/markAllRead', write: true, log: ['type'] }, request, options);
}

/** message/markAllRead for a mutation library. */
export function messageMarkAllReadMutation(gateway: Gateway) {
    return {
        mutationKey: ['message/markAllRead'] as const,
        mutationFn: (request: MessageMarkAllReadRequest = {}) => messageMarkAllRead(gateway, request),
    };
}
