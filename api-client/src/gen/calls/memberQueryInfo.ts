// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zCount } from '../models/Count.ts';
import { zId } from '../models/Id.ts';
import { zYuan } from '../models/Yuan.ts';
import type { MemberQueryInfoContent, MemberQueryInfoRequest } from '../types.ts';

/**
 * A plan of the paid membership.
 */
const zMembershipPlan = /*#__PURE__*/ lazySchema(() => z.object({
    planId: zId(),
    name: z.string(),
    price: zYuan(),
    originalPrice: z.nullish(zYuan()),
    months: z.nullish(zCount())
}));

/**
 * The membership of the user.
 */
const zMembership = /*#__PURE__*/ lazySchema(() => z.object({
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    cardName: z.nullish(z.string()),
    startDate: z.nullish(z.string()),
    endDate: z.nullish(z.string()),
    savedAmount: z.nullish(zYuan()),
    planList: z.nullish(z.array(zMembershipPlan()))
}));

export const zMemberQueryInfoContent = /*#__PURE__*/ lazySchema(() => zMembership());

/**
 * Membership: POST member/queryInfo
 *
 * The membership of the user and the plans on offer (proposed).
 */
export function memberQueryInfo(gateway: Gateway, request: MemberQueryInfoRequest = {}, options?: CallOptions): Promise<MemberQueryInfoContent> {
    return gateway.call({ path: 'member/queryInfo', content: zMemberQueryInfoContent, attempts: 2 }, request, options);
}

/** member/queryInfo for a query library: the key holds path and request. */
export function memberQueryInfoQuery(gateway: Gateway, request: MemberQueryInfoRequest = {}) {
    return {
        queryKey: ['member/queryInfo', request] as const,
        queryFn: (context: CallOptions) => memberQueryInfo(gateway, request, { signal: context.signal }),
    };
}
