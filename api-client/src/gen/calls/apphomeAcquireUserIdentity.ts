// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { ApphomeAcquireUserIdentityContent, ApphomeAcquireUserIdentityRequest } from '../types.ts';

const gUserKind: Guard = ['object', {}, {
    userType: 'id',
    blackUserFlag: 'whole',
}];

/**
 * User type: POST apphome/acquireUserIdentity
 *
 * Kind of the user; decides whether the marketing card shows.
 */
export function apphomeAcquireUserIdentity(gateway: Gateway, request: ApphomeAcquireUserIdentityRequest = {}, options?: CallOptions): Reply<ApphomeAcquireUserIdentityContent, never> {
    return gateway.call({ path: 'apphome/acquireUserIdentity', guard: ['some', gUserKind], attempts: 2 }, request, options);
}

/** apphome/acquireUserIdentity for a query library: the key holds path and request. */
export function apphomeAcquireUserIdentityQuery(gateway: Gateway, request: ApphomeAcquireUserIdentityRequest = {}) {
    return {
        queryKey: ['apphome/acquireUserIdentity', request] as const,
        queryFn: (context: CallOptions) => apphomeAcquireUserIdentity(gateway, request, { signal: context.signal }),
    };
}
