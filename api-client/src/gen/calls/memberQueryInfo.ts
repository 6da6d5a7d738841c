// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import { gId } from '../guards/Id.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { MemberQueryInfoContent, MemberQueryInfoRequest } from '../types.ts';

const gMembershipPlan: Guard = ['object', {
    planId: gId,
    name: 'text',
    price: gYuan,
    originalPrice: ['?', gYuan],
}, {
    months: gCount,
}];

const gMembership: Guard = ['object', {
    savedAmount: ['?', gYuan],
}, {
    status: 'id',
    cardName: 'text',
    startDate: 'text',
    endDate: 'text',
    planList: ['list', gMembershipPlan],
}];

/**
 * Membership: POST member/queryInfo
 *
 * The membership of the user and the plans on offer (proposed).
 */
export function memberQueryInfo(gateway: Gateway, request: MemberQueryInfoRequest = {}, options?: CallOptions): Reply<MemberQueryInfoContent, never> {
    return gateway.call({ path: 'member/queryInfo', guard: ['some', gMembership], attempts: 2 }, request, options);
}

/** member/queryInfo for a query library: the key holds path and request. */
export function memberQueryInfoQuery(gateway: Gateway, request: MemberQueryInfoRequest = {}) {
    return {
        queryKey: ['member/queryInfo', request] as const,
        queryFn: (context: CallOptions) => memberQueryInfo(gateway, request, { signal: context.signal }),
    };
}
