// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { MerchantRecallContent, MerchantRecallRequest } from '../types.ts';

/**
 * Withdraw the application: POST merchant/recall
 *
 * Withdraws an application; withdrawn twice it is withdrawn once (proposed).
 * - Result 42121: not possible in the present state; the text says why
 */
export function merchantRecall(gateway: Gateway, request: MerchantRecallRequest, options?: CallOptions): Reply<MerchantRecallContent, 42121> {
    return gateway.call({ path: 'merchant/recall', write: true, log: ['orderNum'] }, request, options);
}

/** merchant/recall for a mutation library. */
export function merchantRecallMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/recall'] as const,
        mutationFn: (request: MerchantRecallRequest) => merchantRecall(gateway, request),
    };
}
