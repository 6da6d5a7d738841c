// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gListed } from '../guards/Listed.ts';
import type { StaffCashPublishContent, StaffCashPublishRequest } from '../types.ts';

/**
 * Staff loan: publish: POST staffCash/publish
 *
 * Applies for the loan. The same `serialNumber` makes no second one (proposed).
 * - Result 42020: system error
 * - Result 42095: system error
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function staffCashPublish(gateway: Gateway, request: StaffCashPublishRequest, options?: CallOptions): Promise<StaffCashPublishContent> {
    return gateway.call({ path: 'staffCash/publish', guard: gListed, write: true, log: ['serialNumber', 'loanPeriod'] }, request, options);
}

/** staffCash/publish for a mutation library. */
export function staffCashPublishMutation(gateway: Gateway) {
    return {
        mutationKey: ['staffCash/publish'] as const,
        mutationFn: (request: StaffCashPublishRequest) => staffCashPublish(gateway, request),
    };
}
