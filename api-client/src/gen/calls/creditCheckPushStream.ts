// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { CreditCheckPushStreamContent, CreditCheckPushStreamRequest } from '../types.ts';

const gPushStream: Guard = ['object', {
    allowed: 'flag',
}, {
    streamUrl: 'text',
    reason: 'text',
}];

/**
 * May a recording start: POST credit/checkPushStream
 *
 * Whether the screen recording of the online bank may start; when it may, it has begun after this. So it is a change,
 * and never repeated by itself (proposed).
 */
export function creditCheckPushStream(gateway: Gateway, request: CreditCheckPushStreamRequest = {}, options?: CallOptions): Reply<CreditCheckPushStreamContent, never> {
    return gateway.call({ path: 'credit/checkPushStream', guard: gPushStream, write: true }, request, options);
}

/** credit/checkPushStream for a mutation library. */
export function creditCheckPushStreamMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/checkPushStream'] as const,
        mutationFn: (request: CreditCheckPushStreamRequest = {}) => creditCheckPushStream(gateway, request),
    };
}
