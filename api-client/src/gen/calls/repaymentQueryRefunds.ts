// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gWhen } from '../guards/When.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { RepaymentQueryRefundsContent, RepaymentQueryRefundsRequest } from '../types.ts';

const gRefund: Guard = ['object', {
    amount: gYuan,
}, {
    refundNo: gId,
    time: gWhen,
    status: 'id',
    bankName: 'text',
    cardNo: 'text',
    reason: 'text',
}];

/**
 * Refunds: POST repayment/queryRefunds
 *
 * Money that came back (proposed).
 */
export function repaymentQueryRefunds(gateway: Gateway, request: RepaymentQueryRefundsRequest = {}, options?: CallOptions): Reply<RepaymentQueryRefundsContent, never> {
    return gateway.call({ path: 'repayment/queryRefunds', guard: ['complete', gRefund], attempts: 2 }, request, options);
}

/** repayment/queryRefunds for a query library: the key holds path and request. */
export function repaymentQueryRefundsQuery(gateway: Gateway, request: RepaymentQueryRefundsRequest = {}) {
    return {
        queryKey: ['repayment/queryRefunds', request] as const,
        queryFn: (context: CallOptions) => repaymentQueryRefunds(gateway, request, { signal: context.signal }),
    };
}
