// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { MemberQueryRenewListContent, MemberQueryRenewListRequest } from '../types.ts';

const gMembershipRenewal: Guard = ['object', {
    amount: gYuan,
}, {
    orderNum: gId,
    planName: 'text',
    time: gWhen,
    status: 'id',
}];

/**
 * Renewals: POST member/queryRenewList
 *
 * Renewals so far (proposed).
 */
export function memberQueryRenewList(gateway: Gateway, request: MemberQueryRenewListRequest = {}, options?: CallOptions): Reply<MemberQueryRenewListContent, never> {
    return gateway.call({ path: 'member/queryRenewList', guard: ['list', gMembershipRenewal], attempts: 2 }, request, options);
}

/** member/queryRenewList for a query library: the key holds path and request. */
export function memberQueryRenewListQuery(gateway: Gateway, request: MemberQueryRenewListRequest = {}) {
    return {
        queryKey: ['member/queryRenewList', request] as const,
        queryFn: (context: CallOptions) => memberQueryRenewList(gateway, request, { signal: context.signal }),
    };
}
