// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asQuery } from '../../pack.ts';
import { gPromotionProcess } from '../guards/PromotionProcess.ts';
import type { CreditGetCampaignProcessContent, CreditGetCampaignProcessRequest } from '../types.ts';

/**
 * Progress of the monthly campaign: GET credit/getCampaignProcess
 *
 * How far the user is in the campaign of a month (proposed).
 * - Result 42141: the proof is refused; the text says why
 */
export function creditGetCampaignProcess(gateway: Gateway, request: CreditGetCampaignProcessRequest, options?: CallOptions): Reply<CreditGetCampaignProcessContent, 42141> {
    return gateway.call({ path: 'credit/getCampaignProcess', guard: gPromotionProcess, pack: asQuery, attempts: 2, log: ['month'] }, request, options);
}

/** credit/getCampaignProcess for a query library: the key holds path and request. */
export function creditGetCampaignProcessQuery(gateway: Gateway, request: CreditGetCampaignProcessRequest) {
    return {
        queryKey: ['credit/getCampaignProcess', request] as const,
        queryFn: (context: CallOptions) => creditGetCampaignProcess(gateway, request, { signal: context.signal }),
    };
}
