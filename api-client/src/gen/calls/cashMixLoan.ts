// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gListed } from '../guards/Listed.ts';
import type { CashMixLoanContent, CashMixLoanRequest } from '../types.ts';

/**
 * Publish as mixed loan: POST cash/mixLoan
 *
 * Applies for a mixed loan. The same `serialNumber` makes no second one (proposed).
 * - Result 42020: system error
 * - Result 42095: system error
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function cashMixLoan(gateway: Gateway, request: CashMixLoanRequest, options?: CallOptions): Promise<CashMixLoanContent> {
    return gateway.call({ path: 'cash/mixLoan', guard: gListed, write: true, log: ['serialNumber', 'loanPeriod', 'loanUseCode', 'subLoanUseCode'] }, request, options);
}

/** cash/mixLoan for a mutation library. */
export function cashMixLoanMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/mixLoan'] as const,
        mutationFn: (request: CashMixLoanRequest) => cashMixLoan(gateway, request),
    };
}
