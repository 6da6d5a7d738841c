// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asQuery } from '../../pack.ts';
import { gPromotionProcess } from '../guards/PromotionProcess.ts';
import type { CreditGetPromotionProcessContent, CreditGetPromotionProcessRequest } from '../types.ts';

/**
 * Progress of the promotion: GET credit/getPromotionProcess
 *
 * How far the user is in the promotion (proposed).
 */
export function creditGetPromotionProcess(gateway: Gateway, request: CreditGetPromotionProcessRequest = {}, options?: CallOptions): Reply<CreditGetPromotionProcessContent, never> {
    return gateway.call({ path: 'credit/getPromotionProcess', guard: gPromotionProcess, pack: asQuery, attempts: 2 }, request, options);
}

/** credit/getPromotionProcess for a query library: the key holds path and request. */
export function creditGetPromotionProcessQuery(gateway: Gateway, request: CreditGetPromotionProcessRequest = {}) {
    return {
        queryKey: ['credit/getPromotionProcess', request] as const,
        queryFn: (context: CallOptions) => creditGetPromotionProcess(gateway, request, { signal: context.signal }),
    };
}
