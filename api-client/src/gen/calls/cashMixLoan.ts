// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gListed } from '../guards/Listed.ts';
import type { CashMixLoanContent, CashMixLoanRequest } from '../types.ts';

/**
 * Publish as mixed loan: POST cash/mixLoan
 *
 * Applies for a mixed loan. The same `serialNumber` makes no second one (proposed).
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
export function cashMixLoan(gateway: Gateway, request: CashMixLoanRequest, options?: CallOptions): Reply<CashMixLoanContent, 42020 | 42095 | 42104 | 42111 | 42112 | 42113 | 42115 | 42116 | 42131 | 42132 | 42133 | 42134 | 42150 | 45006 | 45007 | 45014> {
    return gateway.call({ path: 'cash/mixLoan', guard: gListed, write: true, refusals: [45007, 45006, 45014, 42104, 42111, 42112, 42113, 42115, 42116, 42131, 42132, 42133, 42134, 42150], serial: true, log: ['serialNumber', 'loanPeriod', 'loanUseCode', 'subLoanUseCode'] }, request, options);
}

/** cash/mixLoan for a mutation library. */
export function cashMixLoanMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/mixLoan'] as const,
        mutationFn: (request: CashMixLoanRequest) => cashMixLoan(gateway, request),
    };
}
