// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CreditJoinCampaignContent, CreditJoinCampaignRequest } from '../types.ts';

/**
 * Join the monthly campaign: POST credit/joinCampaign
 *
 * Joins the campaign of a month; joining again changes nothing (proposed).
 * - Result 42141: the proof is refused; the text says why
 */
export function creditJoinCampaign(gateway: Gateway, request: CreditJoinCampaignRequest, options?: CallOptions): Reply<CreditJoinCampaignContent, 42141> {
    return gateway.call({ path: 'credit/joinCampaign', write: true, log: ['month'] }, request, options);
}

/** credit/joinCampaign for a mutation library. */
export function creditJoinCampaignMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/joinCampaign'] as const,
        mutationFn: (request: CreditJoinCampaignRequest) => creditJoinCampaign(gateway, request),
    };
}
