// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Guard } from '../../guard.ts';
import type { CashPublishV2Content, CashPublishV2Request } from '../types.ts';

const gPublished: Guard = ['object'];

/**
 * Publish a cash loan, v2: POST cash/publishV2
 *
 * Applies for the loan. The same `serialNumber` with the same fields returns the first answer and makes no
 * second loan; with other fields it is refused. Never repeated by the transport (proposed).
 * - Result 42020: system error
 * - Result 42095: system error
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function cashPublishV2(gateway: Gateway, request: CashPublishV2Request, options?: CallOptions): Promise<CashPublishV2Content> {
    return gateway.call({ path: 'cash/publishV2', guard: gPublished, write: true, log: ['serialNumber', 'loanPeriod', 'loanUseCode', 'subLoanUseCode'] }, request, options);
}

/** cash/publishV2 for a mutation library. */
export function cashPublishV2Mutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/publishV2'] as const,
        mutationFn: (request: CashPublishV2Request) => cashPublishV2(gateway, request),
    };
}
