// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { UserGetIcpRecordContent, UserGetIcpRecordRequest } from '../types.ts';

const gIcpRecord: Guard = ['object', {
    recordNumber: 'text',
}, {
    url: 'text',
}];

/**
 * ICP record: POST user/getIcpRecord
 *
 * Entry of the site in the public register (proposed).
 */
export function userGetIcpRecord(gateway: Gateway, request: UserGetIcpRecordRequest = {}, options?: CallOptions): Reply<UserGetIcpRecordContent, never> {
    return gateway.call({ path: 'user/getIcpRecord', guard: gIcpRecord, attempts: 2, session: false }, request, options);
}

/** user/getIcpRecord for a query library: the key holds path and request. */
export function userGetIcpRecordQuery(gateway: Gateway, request: UserGetIcpRecordRequest = {}) {
    return {
        queryKey: ['user/getIcpRecord', request] as const,
        queryFn: (context: CallOptions) => userGetIcpRecord(gateway, request, { signal: context.signal }),
    };
}
