// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CashSwitchLeadFlowContent, CashSwitchLeadFlowRequest } from '../types.ts';

/**
 * Card-to-lead-flow report, automatic or not: POST cash/switchLeadFlow
 *
 * Tells that the user went to the lead flow, by hand or by the countdown (proposed).
 */
export function cashSwitchLeadFlow(gateway: Gateway, request: CashSwitchLeadFlowRequest, options?: CallOptions): Reply<CashSwitchLeadFlowContent, never> {
    return gateway.call({ path: 'cash/switchLeadFlow', write: true, log: ['auto'] }, request, options);
}

/** cash/switchLeadFlow for a mutation library. */
export function cashSwitchLeadFlowMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/switchLeadFlow'] as const,
        mutationFn: (request: CashSwitchLeadFlowRequest) => cashSwitchLeadFlow(gateway, request),
    };
}
