// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gListed } from '../guards/Listed.ts';
import type { CashPublishContent, CashPublishRequest } from '../types.ts';

/**
 * Publish a cash loan, v1: POST cash/publish
 *
 * Applies for the loan, first form. The same `serialNumber` makes no second loan (proposed).
 * - Result 42020: system error
 * - Result 42095: system error
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function cashPublish(gateway: Gateway, request: CashPublishRequest, options?: CallOptions): Promise<CashPublishContent> {
    return gateway.call({ path: 'cash/publish', guard: gListed, write: true, log: ['serialNumber', 'loanPeriod', 'loanUseCode'] }, request, options);
}

/** cash/publish for a mutation library. */
export function cashPublishMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/publish'] as const,
        mutationFn: (request: CashPublishRequest) => cashPublish(gateway, request),
    };
}
