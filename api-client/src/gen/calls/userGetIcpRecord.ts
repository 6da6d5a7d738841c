// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { UserGetIcpRecordContent, UserGetIcpRecordRequest } from '../types.ts';

/**
 * Entry of the site in the public register.
 */
const zIcpRecord = /*#__PURE__*/ lazySchema(() => z.object({
    recordNumber: z.string(),
    url: z.nullish(z.string())
}));

export const zUserGetIcpRecordContent = /*#__PURE__*/ lazySchema(() => zIcpRecord());

/**
 * ICP record: POST user/getIcpRecord
 *
 * Entry of the site in the public register (proposed).
 */
export function userGetIcpRecord(gateway: Gateway, request: UserGetIcpRecordRequest = {}, options?: CallOptions): Promise<UserGetIcpRecordContent> {
    return gateway.call({ path: 'user/getIcpRecord', content: zUserGetIcpRecordContent, attempts: 2, session: false }, request, options);
}

/** user/getIcpRecord for a query library: the key holds path and request. */
export function userGetIcpRecordQuery(gateway: Gateway, request: UserGetIcpRecordRequest = {}) {
    return {
        queryKey: ['user/getIcpRecord', request] as const,
        queryFn: (context: CallOptions) => userGetIcpRecord(gateway, request, { signal: context.signal }),
    };
}
