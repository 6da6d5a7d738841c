// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CreditJoinPromotionContent, CreditJoinPromotionRequest } from '../types.ts';

/**
 * Join the promotion: POST credit/joinPromotion
 *
 * Joins the promotion; joining again changes nothing (proposed).
 */
export function creditJoinPromotion(gateway: Gateway, request: CreditJoinPromotionRequest = {}, options?: CallOptions): Reply<CreditJoinPromotionContent, never> {
    return gateway.call({ path: 'credit/joinPromotion', write: true }, request, options);
}

/** credit/joinPromotion for a mutation library. */
export function creditJoinPromotionMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/joinPromotion'] as const,
        mutationFn: (request: CreditJoinPromotionRequest = {}) => creditJoinPromotion(gateway, request),
    };
}
