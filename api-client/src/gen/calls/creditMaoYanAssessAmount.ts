// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gAssessState } from '../guards/AssessState.ts';
import type { CreditMaoYanAssessAmountContent, CreditMaoYanAssessAmountRequest } from '../types.ts';

/**
 * Start the assessment, film-ticket partner: POST creditMaoYan/assessAmount
 *
 * Starts the assessment; a second start while one runs changes nothing (proposed).
 */
export function creditMaoYanAssessAmount(gateway: Gateway, request: CreditMaoYanAssessAmountRequest = {}, options?: CallOptions): Promise<CreditMaoYanAssessAmountContent> {
    return gateway.call({ path: 'creditMaoYan/assessAmount', guard: gAssessState, write: true }, request, options);
}

/** creditMaoYan/assessAmount for a mutation library. */
export function creditMaoYanAssessAmountMutation(gateway: Gateway) {
    return {
        mutationKey: ['creditMaoYan/assessAmount'] as const,
        mutationFn: (request: CreditMaoYanAssessAmountRequest = {}) => creditMaoYanAssessAmount(gateway, request),
    };
}
