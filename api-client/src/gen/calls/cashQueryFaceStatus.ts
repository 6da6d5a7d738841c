// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import { gFlag } from '../guards/Flag.ts';
import type { CashQueryFaceStatusContent, CashQueryFaceStatusRequest } from '../types.ts';

const gFaceStatus: Guard = ['object', {
    faceAuth: ['?', gFlag],
    verifyTime: ['?', 'flag'],
}, {
    remainTimes: gCount,
}];

/**
 * Face status: POST cash/queryFaceStatus
 *
 * Whether the face was checked (proposed).
 */
export function cashQueryFaceStatus(gateway: Gateway, request: CashQueryFaceStatusRequest = {}, options?: CallOptions): Reply<CashQueryFaceStatusContent, never> {
    return gateway.call({ path: 'cash/queryFaceStatus', guard: ['some', gFaceStatus], attempts: 2 }, request, options);
}

/** cash/queryFaceStatus for a query library: the key holds path and request. */
export function cashQueryFaceStatusQuery(gateway: Gateway, request: CashQueryFaceStatusRequest = {}) {
    return {
        queryKey: ['cash/queryFaceStatus', request] as const,
        queryFn: (context: CallOptions) => cashQueryFaceStatus(gateway, request, { signal: context.signal }),
    };
}
