// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CreditSaveRecommendContactContent, CreditSaveRecommendContactRequest } from '../types.ts';

/**
 * Save recommended contacts: POST credit/saveRecommendContact
 *
 * Keeps what became of a recommendation.
 */
export function creditSaveRecommendContact(gateway: Gateway, request: CreditSaveRecommendContactRequest, options?: CallOptions): Reply<CreditSaveRecommendContactContent, never> {
    return gateway.call({ path: 'credit/saveRecommendContact', write: true, log: ['pageCode', 'saveType'] }, request, options);
}

/** credit/saveRecommendContact for a mutation library. */
export function creditSaveRecommendContactMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/saveRecommendContact'] as const,
        mutationFn: (request: CreditSaveRecommendContactRequest) => creditSaveRecommendContact(gateway, request),
    };
}
