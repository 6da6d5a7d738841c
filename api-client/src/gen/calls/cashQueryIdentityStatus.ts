// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';
import type { CashQueryIdentityStatusContent, CashQueryIdentityStatusRequest } from '../types.ts';

const gIdentityStatus: Guard = ['object', {
    idAuth: ['?', gFlag],
    idPhotoFrontAuth: ['?', gFlag],
    idPhotoBackAuth: ['?', gFlag],
}];

/**
 * Identity status: POST cash/queryIdentityStatus
 *
 * Which identity papers are there (proposed).
 */
export function cashQueryIdentityStatus(gateway: Gateway, request: CashQueryIdentityStatusRequest = {}, options?: CallOptions): Reply<CashQueryIdentityStatusContent, never> {
    return gateway.call({ path: 'cash/queryIdentityStatus', guard: ['some', gIdentityStatus], attempts: 2 }, request, options);
}

/** cash/queryIdentityStatus for a query library: the key holds path and request. */
export function cashQueryIdentityStatusQuery(gateway: Gateway, request: CashQueryIdentityStatusRequest = {}) {
    return {
        queryKey: ['cash/queryIdentityStatus', request] as const,
        queryFn: (context: CallOptions) => cashQueryIdentityStatus(gateway, request, { signal: context.signal }),
    };
}
