// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gAssessState } from '../guards/AssessState.ts';
import type { CreditMaoYanAssessAmountContent, CreditMaoYanAssessAmountRequest } from '../types.ts';

/**
 * Start the assessment, film-ticket partner: POST creditMaoYan/assessAmount
 *
 * Starts the assessment; a second start while one runs changes nothing (proposed).
 * - Result 42131: an earlier step is missing
 */
export function creditMaoYanAssessAmount(gateway: Gateway, request: CreditMaoYanAssessAmountRequest = {}, options?: CallOptions): Reply<CreditMaoYanAssessAmountContent, 42131> {
    return gateway.call({ path: 'creditMaoYan/assessAmount', guard: gAssessState, write: true }, request, options);
}

/** creditMaoYan/assessAmount for a mutation library. */
export function creditMaoYanAssessAmountMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/assessAmount'] as const,
        mutationFn: (request: CreditMaoYanAssessAmountRequest = {}) => creditMaoYanAssessAmount(gateway, request),
    };
}
