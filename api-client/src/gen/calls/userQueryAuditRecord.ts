// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';
import type { UserQueryAuditRecordContent, UserQueryAuditRecordRequest } from '../types.ts';

/**
 * The last review of the user.
 */
const zAuditRecord = /*#__PURE__*/ lazySchema(() => z.object({
    auditStatus: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    title: z.nullish(z.string()),
    reason: z.nullish(z.string()),
    submitTime: z.nullish(zWhen()),
    finishTime: z.nullish(zWhen()),
    retryTime: z.nullish(zWhen())
}));

export const zUserQueryAuditRecordContent = /*#__PURE__*/ lazySchema(() => z.nullable(zAuditRecord()));

/**
 * Audit record: POST user/queryAuditRecord
 *
 * The last review of the user; null: none (proposed).
 */
export function userQueryAuditRecord(gateway: Gateway, request: UserQueryAuditRecordRequest = {}, options?: CallOptions): Promise<UserQueryAuditRecordContent> {
    return gateway.call({ path: 'user/queryAuditRecord', content: zUserQueryAuditRecordContent, attempts: 2 }, request, options);
}

/** user/queryAuditRecord for a query library: the key holds path and request. */
export function userQueryAuditRecordQuery(gateway: Gateway, request: UserQueryAuditRecordRequest = {}) {
    return {
        queryKey: ['user/queryAuditRecord', request] as const,
        queryFn: (context: CallOptions) => userQueryAuditRecord(gateway, request, { signal: context.signal }),
    };
}
