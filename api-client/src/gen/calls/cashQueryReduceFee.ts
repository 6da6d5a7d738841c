// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gRate } from '../guards/Rate.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashQueryReduceFeeContent, CashQueryReduceFeeRequest } from '../types.ts';

const gLowFeeRight: Guard = ['object', {
    lowInterestLimitIrr: ['?', gRate],
    maxLoanAmount: ['?', gYuan],
    currentIrr: ['?', gRate],
}, {
    isReduceFeeNewUser: 'flag',
    hasChooseReduceFee: 'flag',
    expireTime: gWhen,
    interestCode: 'text',
    currentTime: gWhen,
    lastChoice: 'flag',
    changeType: 'id',
    canClkConfirmBtn: 'flag',
}];

/**
 * State of the low-fee right: POST cash/queryReduceFee
 *
 * State of the low-fee right; read before the pop-ups (proposed).
 */
export function cashQueryReduceFee(gateway: Gateway, request: CashQueryReduceFeeRequest = {}, options?: CallOptions): Reply<CashQueryReduceFeeContent, never> {
    return gateway.call({ path: 'cash/queryReduceFee', guard: ['some', gLowFeeRight], attempts: 2 }, request, options);
}

/** cash/queryReduceFee for a query library: the key holds path and request. */
export function cashQueryReduceFeeQuery(gateway: Gateway, request: CashQueryReduceFeeRequest = {}) {
    return {
        queryKey: ['cash/queryReduceFee', request] as const,
        queryFn: (context: CallOptions) => cashQueryReduceFee(gateway, request, { signal: context.signal }),
    };
}
