// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { CreditQueryIdPhotoContent, CreditQueryIdPhotoRequest } from '../types.ts';

const gIdPhotoStatus: Guard = ['object', {}, {
    front: 'id',
    back: 'id',
}];

/**
 * ID photos on file: POST credit/queryIdPhoto
 *
 * Which ID photos are on file (proposed).
 */
export function creditQueryIdPhoto(gateway: Gateway, request: CreditQueryIdPhotoRequest = {}, options?: CallOptions): Reply<CreditQueryIdPhotoContent, never> {
    return gateway.call({ path: 'credit/queryIdPhoto', guard: ['some', gIdPhotoStatus], attempts: 2 }, request, options);
}

/** credit/queryIdPhoto for a query library: the key holds path and request. */
export function creditQueryIdPhotoQuery(gateway: Gateway, request: CreditQueryIdPhotoRequest = {}) {
    return {
        queryKey: ['credit/queryIdPhoto', request] as const,
        queryFn: (context: CallOptions) => creditQueryIdPhoto(gateway, request, { signal: context.signal }),
    };
}
