// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Guard } from '../../guard.ts';
import type { CashOneClickLoanPublishContent, CashOneClickLoanPublishRequest } from '../types.ts';

const gOneClickPublished: Guard = ['object'];

/**
 * Publish a one-click lead-flow loan: POST cash/oneClickLoanPublish
 *
 * Applies for a one-click loan of the lead flow. The same `serialNumber` makes no second loan. A refusal or a failure is
 * shown, then the cash-lead page follows after 2 s (spec 4, 7, 8).
 * - Result 42020: system error
 * - Result 42095: system error
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function cashOneClickLoanPublish(gateway: Gateway, request: CashOneClickLoanPublishRequest, options?: CallOptions): Promise<CashOneClickLoanPublishContent> {
    return gateway.call({ path: 'cash/oneClickLoanPublish', guard: gOneClickPublished, write: true, log: ['typeId', 'serialNumber'] }, request, options);
}

/** cash/oneClickLoanPublish for a mutation library. */
export function cashOneClickLoanPublishMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/oneClickLoanPublish'] as const,
        mutationFn: (request: CashOneClickLoanPublishRequest) => cashOneClickLoanPublish(gateway, request),
    };
}
