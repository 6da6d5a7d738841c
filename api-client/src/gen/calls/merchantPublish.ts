// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gListed } from '../guards/Listed.ts';
import type { MerchantPublishContent, MerchantPublishRequest } from '../types.ts';

/**
 * Publish a merchant loan: POST merchant/publish
 *
 * Applies for the loan. The same `serialNumber` makes no second one (proposed).
 * - Result 42020: system error
 * - Result 42095: system error
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function merchantPublish(gateway: Gateway, request: MerchantPublishRequest, options?: CallOptions): Promise<MerchantPublishContent> {
    return gateway.call({ path: 'merchant/publish', guard: gListed, write: true, log: ['serialNumber', 'loanPeriod', 'loanUseCode'] }, request, options);
}

/** merchant/publish for a mutation library. */
export function merchantPublishMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/publish'] as const,
        mutationFn: (request: MerchantPublishRequest) => merchantPublish(gateway, request),
    };
}
