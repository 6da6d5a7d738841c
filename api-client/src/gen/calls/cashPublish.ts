// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gListed } from '../guards/Listed.ts';
import type { CashPublishContent, CashPublishRequest } from '../types.ts';

/**
 * Publish a cash loan, v1: POST cash/publish
 *
 * Applies for the loan, first form. The same `serialNumber` makes no second loan (proposed).
 * - Result 42020: system error; says nothing about the loan
 * - Result 42095: system error; says nothing about the loan
 * - Result 42104: the signature has run out
 * - Result 42111: a coupon cannot be used any more
 * - Result 42112: the amount is not within the limits any more
 * - Result 42113: the card cannot be used
 * - Result 42115: too many loans
 * - Result 42116: the serial number is closed
 * - Result 42131: a proof of the customer is missing: cash/queryLoanButtonAuth says which
 * - Result 42132: an agreement has to be read first
 * - Result 42133: the offer is gone
 * - Result 42134: the loan does not cost what was confirmed: its costs have to be read again
 * - Result 42150: locked out of borrowing
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 *
 * @deprecated An older form; pages call cash/publishV2.
 */
export function cashPublish(gateway: Gateway, request: CashPublishRequest, options?: CallOptions): Reply<CashPublishContent, 42020 | 42095 | 42104 | 42111 | 42112 | 42113 | 42115 | 42116 | 42131 | 42132 | 42133 | 42134 | 42150 | 45006 | 45007 | 45014> {
    return gateway.call({ path: 'cash/publish', guard: gListed, write: true, refusals: [45007, 45006, 45014, 42104, 42111, 42112, 42113, 42115, 42116, 42131, 42132, 42133, 42134, 42150], serial: true, log: ['serialNumber', 'loanPeriod', 'loanUseCode'] }, request, options);
}

/** cash/publish for a mutation library. */
export function cashPublishMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/publish'] as const,
        mutationFn: (request: CashPublishRequest) => cashPublish(gateway, request),
    };
}
