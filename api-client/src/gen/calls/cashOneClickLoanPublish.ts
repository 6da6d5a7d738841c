// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import type { CashOneClickLoanPublishContent, CashOneClickLoanPublishRequest } from '../types.ts';

const gOneClickPublished: Guard = ['object', {
    loanId: gId,
}, {
    listingId: gId,
    paymentDay: 'text',
}];

/**
 * Publish a one-click lead-flow loan: POST cash/oneClickLoanPublish
 *
 * Applies for a one-click loan of the lead flow. The same `serialNumber` makes no second loan. A refusal or a failure
 * is shown, then the cash-lead page follows after 2 s.
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
 */
export function cashOneClickLoanPublish(gateway: Gateway, request: CashOneClickLoanPublishRequest, options?: CallOptions): Reply<CashOneClickLoanPublishContent, 42020 | 42095 | 42104 | 42111 | 42112 | 42113 | 42115 | 42116 | 42131 | 42132 | 42133 | 42134 | 42150 | 45006 | 45007 | 45014> {
    return gateway.call({ path: 'cash/oneClickLoanPublish', guard: gOneClickPublished, write: true, refusals: [45007, 45006, 45014, 42104, 42111, 42112, 42113, 42115, 42116, 42131, 42132, 42133, 42134, 42150], serial: true, log: ['typeId', 'serialNumber'] }, request, options);
}

/** cash/oneClickLoanPublish for a mutation library. */
export function cashOneClickLoanPublishMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/oneClickLoanPublish'] as const,
        mutationFn: (request: CashOneClickLoanPublishRequest) => cashOneClickLoanPublish(gateway, request),
    };
}
