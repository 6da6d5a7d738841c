// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { MerchantRecallContent, MerchantRecallRequest } from '../types.ts';

/**
 * Withdraw the application: POST merchant/recall
 *
 * Withdraws an application (proposed).
 */
export function merchantRecall(gateway: Gateway, request: MerchantRecallRequest, options?: CallOptions): Promise<MerchantRecallContent> {
    return gateway.call({ path: 'merchant/recall', write: true, log: ['orderNum'] }, request, options);
}

/** merchant/recall for a mutation library. */
export function merchantRecallMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/recall'] as const,
        mutationFn: (request: MerchantRecallRequest) => merchantRecall(gateway, request),
    };
}
