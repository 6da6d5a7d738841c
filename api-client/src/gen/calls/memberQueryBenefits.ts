// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { MemberQueryBenefitsContent, MemberQueryBenefitsRequest } from '../types.ts';

const gMembershipBenefit: Guard = ['object', {
    title: 'text',
}, {
    code: 'text',
    description: 'text',
    iconUrl: 'text',
    linkUrl: 'text',
    status: 'id',
}];

/**
 * Benefits: POST member/queryBenefits
 *
 * What members get (proposed).
 */
export function memberQueryBenefits(gateway: Gateway, request: MemberQueryBenefitsRequest = {}, options?: CallOptions): Reply<MemberQueryBenefitsContent, never> {
    return gateway.call({ path: 'member/queryBenefits', guard: ['list', gMembershipBenefit], attempts: 2 }, request, options);
}

/** member/queryBenefits for a query library: the key holds path and request. */
export function memberQueryBenefitsQuery(gateway: Gateway, request: MemberQueryBenefitsRequest = {}) {
    return {
        queryKey: ['member/queryBenefits', request] as const,
        queryFn: (context: CallOptions) => memberQueryBenefits(gateway, request, { signal: context.signal }),
    };
}
