// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';
import { gWhen } from '../guards/When.ts';
import type { RepaymentGetAutopayStatusContent, RepaymentGetAutopayStatusRequest } from '../types.ts';

const gAutoPayState: Guard = ['object', {
    signedUntil: ['?', gWhen],
}, {
    autoRepaymentStatus: gFlag,
    alipayChannelStatus: gFlag,
    canAutoPay: 'flag',
    isOpenAutoPay: 'flag',
    authOrderNo: 'text',
    transactionNo: 'text',
    showStatus: 'whole',
    signedStatus: gFlag,
    phoneNo: 'text',
    escapeCode: 'whole',
    signedCardNo: 'text',
}];

/**
 * Status of auto repayment: POST repayment/getAutopayStatus
 *
 * State of auto repayment.
 */
export function repaymentGetAutopayStatus(gateway: Gateway, request: RepaymentGetAutopayStatusRequest = {}, options?: CallOptions): Reply<RepaymentGetAutopayStatusContent, never> {
    return gateway.call({ path: 'repayment/getAutopayStatus', guard: ['some', gAutoPayState], attempts: 2 }, request, options);
}

/** repayment/getAutopayStatus for a query library: the key holds path and request. */
export function repaymentGetAutopayStatusQuery(gateway: Gateway, request: RepaymentGetAutopayStatusRequest = {}) {
    return {
        queryKey: ['repayment/getAutopayStatus', request] as const,
        queryFn: (context: CallOptions) => repaymentGetAutopayStatus(gateway, request, { signal: context.signal }),
    };
}
