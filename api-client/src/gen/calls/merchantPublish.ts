// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gListed } from '../guards/Listed.ts';
import type { MerchantPublishContent, MerchantPublishRequest } from '../types.ts';

/**
 * Publish a merchant loan: POST merchant/publish
 *
 * Applies for the loan. The same `serialNumber` makes no second one (proposed).
 * - Result 42020: system error; says nothing about the loan
 * - Result 42095: system error; says nothing about the loan
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42104: the code has run out, or none was sent
 * - Result 42111: a coupon cannot be used any more
 * - Result 42112: the amount is not within the limits any more
 * - Result 42113: the card cannot be used
 * - Result 42115: too many loans
 * - Result 42116: the serial number is closed
 * - Result 42122: not for this customer; the text says why
 * - Result 42131: a proof of the customer is missing: cash/queryLoanButtonAuth says which
 * - Result 42132: an agreement has to be read first
 * - Result 42133: the offer is gone
 * - Result 42134: the loan does not cost what was confirmed: its costs have to be read again
 * - Result 42150: locked out of borrowing
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function merchantPublish(gateway: Gateway, request: MerchantPublishRequest, options?: CallOptions): Reply<MerchantPublishContent, 42020 | 42095 | 42101 | 42102 | 42104 | 42111 | 42112 | 42113 | 42115 | 42116 | 42122 | 42131 | 42132 | 42133 | 42134 | 42150 | 45006 | 45007 | 45014> {
    return gateway.call({ path: 'merchant/publish', guard: gListed, write: true, refusals: [45007, 45006, 45014, 42101, 42102, 42104, 42111, 42112, 42113, 42115, 42116, 42122, 42131, 42132, 42133, 42134, 42150], serial: true, log: ['serialNumber', 'loanPeriod', 'loanUseCode'] }, request, options);
}

/** merchant/publish for a mutation library. */
export function merchantPublishMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/publish'] as const,
        mutationFn: (request: MerchantPublishRequest) => merchantPublish(gateway, request),
    };
}
