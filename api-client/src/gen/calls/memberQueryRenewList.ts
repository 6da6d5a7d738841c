// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';
import { zWhen } from '../models/When.ts';
import { zYuan } from '../models/Yuan.ts';
import type { MemberQueryRenewListContent, MemberQueryRenewListRequest } from '../types.ts';

/**
 * A renewal.
 */
const zMembershipRenewal = /*#__PURE__*/ lazySchema(() => z.object({
    orderNum: z.nullish(zId()),
    planName: z.nullish(z.string()),
    amount: zYuan(),
    time: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

export const zMemberQueryRenewListContent = /*#__PURE__*/ lazySchema(() => z.array(zMembershipRenewal()));

/**
 * Renewals: POST member/queryRenewList
 *
 * Renewals so far (proposed).
 */
export function memberQueryRenewList(gateway: Gateway, request: MemberQueryRenewListRequest = {}, options?: CallOptions): Promise<MemberQueryRenewListContent> {
    return gateway.call({ path: 'member/queryRenewList', content: zMemberQueryRenewListContent, attempts: 2 }, request, options);
}

/** member/queryRenewList for a query library: the key holds path and request. */
export function memberQueryRenewListQuery(gateway: Gateway, request: MemberQueryRenewListRequest = {}) {
    return {
        queryKey: ['member/queryRenewList', request] as const,
        queryFn: (context: CallOptions) => memberQueryRenewList(gateway, request, { signal: context.signal }),
    };
}
