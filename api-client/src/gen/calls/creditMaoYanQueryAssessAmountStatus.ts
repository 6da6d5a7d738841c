// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gAssessState } from '../guards/AssessState.ts';
import type { CreditMaoYanQueryAssessAmountStatusContent, CreditMaoYanQueryAssessAmountStatusRequest } from '../types.ts';

/**
 * Status of the assessment, film-ticket partner: POST creditMaoYan/queryAssessAmountStatus
 *
 * State of the assessment; polled (proposed).
 */
export function creditMaoYanQueryAssessAmountStatus(gateway: Gateway, request: CreditMaoYanQueryAssessAmountStatusRequest = {}, options?: CallOptions): Reply<CreditMaoYanQueryAssessAmountStatusContent, never> {
    return gateway.call({ path: 'creditMaoYan/queryAssessAmountStatus', guard: gAssessState }, request, options);
}

/** creditMaoYan/queryAssessAmountStatus for a query library: the key holds path and request. */
export function creditMaoYanQueryAssessAmountStatusQuery(gateway: Gateway, request: CreditMaoYanQueryAssessAmountStatusRequest = {}) {
    return {
        queryKey: ['creditMaoYan/queryAssessAmountStatus', request] as const,
        queryFn: (context: CallOptions) => creditMaoYanQueryAssessAmountStatus(gateway, request, { signal: context.signal }),
    };
}
