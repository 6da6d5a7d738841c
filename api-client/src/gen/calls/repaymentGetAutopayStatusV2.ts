// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';
import type { RepaymentGetAutopayStatusV2Content, RepaymentGetAutopayStatusV2Request } from '../types.ts';

const gAutoPayStatus: Guard = ['object', {}, {
    autoRepaymentStatus: gFlag,
    alipayChannelStatus: gFlag,
}];

/**
 * Status of auto repayment, v2: POST repayment/getAutopayStatusV2
 *
 * State of auto repayment, for the banner; failures are silent.
 */
export function repaymentGetAutopayStatusV2(gateway: Gateway, request: RepaymentGetAutopayStatusV2Request = {}, options?: CallOptions): Reply<RepaymentGetAutopayStatusV2Content, never> {
    return gateway.call({ path: 'repayment/getAutopayStatusV2', guard: ['some', gAutoPayStatus], attempts: 2 }, request, options);
}

/** repayment/getAutopayStatusV2 for a query library: the key holds path and request. */
export function repaymentGetAutopayStatusV2Query(gateway: Gateway, request: RepaymentGetAutopayStatusV2Request = {}) {
    return {
        queryKey: ['repayment/getAutopayStatusV2', request] as const,
        queryFn: (context: CallOptions) => repaymentGetAutopayStatusV2(gateway, request, { signal: context.signal }),
    };
}
