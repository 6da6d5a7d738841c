// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { MessageUpdateStatusContent, MessageUpdateStatusRequest } from '../types.ts';

/**
 * Change a status: POST message/updateStatus
 *
 * Changes the state of a message (proposed).
 * - Result 42162: no such order, article, plan or address
 */
export function messageUpdateStatus(gateway: Gateway, request: MessageUpdateStatusRequest, options?: CallOptions): Reply<MessageUpdateStatusContent, 42162> {
    return gateway.call({ path: 'message/updateStatus', write: true, log: ['id', 'status'] }, request, options);
}

/** message/updateStatus for a mutation library. */
export function messageUpdateStatusMutation(gateway: Gateway) {
    return {
        mutationKey: ['message/updateStatus'] as const,
        mutationFn: (request: MessageUpdateStatusRequest) => messageUpdateStatus(gateway, request),
    };
}
