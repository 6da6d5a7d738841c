// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gWhen } from '../guards/When.ts';
import type { UserQueryAuditRecordContent, UserQueryAuditRecordRequest } from '../types.ts';

const gAuditRecord: Guard = ['object', {}, {
    auditStatus: 'id',
    title: 'text',
    reason: 'text',
    submitTime: gWhen,
    finishTime: gWhen,
    retryTime: gWhen,
}];

/**
 * Audit record: POST user/queryAuditRecord
 *
 * The last review of the user; null: none (proposed).
 */
export function userQueryAuditRecord(gateway: Gateway, request: UserQueryAuditRecordRequest = {}, options?: CallOptions): Reply<UserQueryAuditRecordContent, never> {
    return gateway.call({ path: 'user/queryAuditRecord', guard: ['?', ['some', gAuditRecord]], attempts: 2 }, request, options);
}

/** user/queryAuditRecord for a query library: the key holds path and request. */
export function userQueryAuditRecordQuery(gateway: Gateway, request: UserQueryAuditRecordRequest = {}) {
    return {
        queryKey: ['user/queryAuditRecord', request] as const,
        queryFn: (context: CallOptions) => userQueryAuditRecord(gateway, request, { signal: context.signal }),
    };
}
