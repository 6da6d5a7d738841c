// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { CashChooseReduceFeeContent, CashChooseReduceFeeRequest } from '../types.ts';

/**
 * Choose or drop the low-fee right: POST cash/chooseReduceFee
 *
 * Chooses or drops the low-fee right; it can be received once (proposed).
 * - Result 42154: the right has ended, or was received before
 */
export function cashChooseReduceFee(gateway: Gateway, request: CashChooseReduceFeeRequest, options?: CallOptions): Reply<CashChooseReduceFeeContent, 42154> {
    return gateway.call({ path: 'cash/chooseReduceFee', write: true, log: ['choice', 'changeType'] }, request, options);
}

/** cash/chooseReduceFee for a mutation library. */
export function cashChooseReduceFeeMutation(gateway: Gateway) {
    return {
        mutationKey: ['cash/chooseReduceFee'] as const,
        mutationFn: (request: CashChooseReduceFeeRequest) => cashChooseReduceFee(gateway, request),
    };
}
