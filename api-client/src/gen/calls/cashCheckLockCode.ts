// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gWhen } from '../guards/When.ts';
import type { CashCheckLockCodeContent, CashCheckLockCodeRequest } from '../types.ts';

const gLockState: Guard = ['object', {
    lockCode: ['?', 'id'],
}, {
    reason: 'text',
    until: gWhen,
}];

/**
 * Is the user locked: POST cash/checkLockCode
 *
 * Whether the user is locked out of borrowing (proposed).
 */
export function cashCheckLockCode(gateway: Gateway, request: CashCheckLockCodeRequest = {}, options?: CallOptions): Reply<CashCheckLockCodeContent, never> {
    return gateway.call({ path: 'cash/checkLockCode', guard: ['some', gLockState], attempts: 2 }, request, options);
}

/** cash/checkLockCode for a query library: the key holds path and request. */
export function cashCheckLockCodeQuery(gateway: Gateway, request: CashCheckLockCodeRequest = {}) {
    return {
        queryKey: ['cash/checkLockCode', request] as const,
        queryFn: (context: CallOptions) => cashCheckLockCode(gateway, request, { signal: context.signal }),
    };
}
