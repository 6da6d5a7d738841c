// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { MemberQueryBenefitsContent, MemberQueryBenefitsRequest } from '../types.ts';

/**
 * A benefit of members.
 */
const zMembershipBenefit = /*#__PURE__*/ lazySchema(() => z.object({
    code: z.nullish(z.string()),
    title: z.string(),
    description: z.nullish(z.string()),
    iconUrl: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

export const zMemberQueryBenefitsContent = /*#__PURE__*/ lazySchema(() => z.array(zMembershipBenefit()));

/**
 * Benefits: POST member/queryBenefits
 *
 * What members get (proposed).
 */
export function memberQueryBenefits(gateway: Gateway, request: MemberQueryBenefitsRequest = {}, options?: CallOptions): Promise<MemberQueryBenefitsContent> {
    return gateway.call({ path: 'member/queryBenefits', content: zMemberQueryBenefitsContent, attempts: 2 }, request, options);
}

/** member/queryBenefits for a query library: the key holds path and request. */
export function memberQueryBenefitsQuery(gateway: Gateway, request: MemberQueryBenefitsRequest = {}) {
    return {
        queryKey: ['member/queryBenefits', request] as const,
        queryFn: (context: CallOptions) => memberQueryBenefits(gateway, request, { signal: context.signal }),
    };
}
