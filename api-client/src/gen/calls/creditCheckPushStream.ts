// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Guard } from '../../guard.ts';
import type { CreditCheckPushStreamContent, CreditCheckPushStreamRequest } from '../types.ts';

const gPushStream: Guard = ['object'];

/**
 * May a recording start: POST credit/checkPushStream
 *
 * Whether the screen recording of the online bank may start (spec 2, proposed).
 */
export function creditCheckPushStream(gateway: Gateway, request: CreditCheckPushStreamRequest = {}, options?: CallOptions): Promise<CreditCheckPushStreamContent> {
    return gateway.call({ path: 'credit/checkPushStream', guard: gPushStream, attempts: 2 }, request, options);
}

/** credit/checkPushStream for a query library: the key holds path and request. */
export function creditCheckPushStreamQuery(gateway: Gateway, request: CreditCheckPushStreamRequest = {}) {
    return {
        queryKey: ['credit/checkPushStream', request] as const,
        queryFn: (context: CallOptions) => creditCheckPushStream(gateway, request, { signal: context.signal }),
    };
}
