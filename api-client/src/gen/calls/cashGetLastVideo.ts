// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import type { CashGetLastVideoContent, CashGetLastVideoRequest } from '../types.ts';

const gVideoInfo: Guard = ['object', {}, {
    status: 'text',
    cover: 'text',
    serialNo: 'text',
    video: 'text',
    failTimes: gCount,
}];

/**
 * Last commitment video: POST cash/getLastVideo
 *
 * The last recording of a commitment; null: none, and none has failed.
 */
export function cashGetLastVideo(gateway: Gateway, request: CashGetLastVideoRequest, options?: CallOptions): Reply<CashGetLastVideoContent, never> {
    return gateway.call({ path: 'cash/getLastVideo', guard: ['?', ['some', gVideoInfo]], attempts: 2, log: ['code'] }, request, options);
}

/** cash/getLastVideo for a query library: the key holds path and request. */
export function cashGetLastVideoQuery(gateway: Gateway, request: CashGetLastVideoRequest) {
    return {
        queryKey: ['cash/getLastVideo', request] as const,
        queryFn: (context: CallOptions) => cashGetLastVideo(gateway, request, { signal: context.signal }),
    };
}
