// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPageAddress } from '../guards/PageAddress.ts';
import type { RepaymentGetAlipaySignUrlContent, RepaymentGetAlipaySignUrlRequest } from '../types.ts';

/**
 * Address of the alipay signing: POST repayment/getAlipaySignUrl
 *
 * Where auto repayment by alipay is opened: a page of alipay, which comes back (proposed).
 */
export function repaymentGetAlipaySignUrl(gateway: Gateway, request: RepaymentGetAlipaySignUrlRequest, options?: CallOptions): Reply<RepaymentGetAlipaySignUrlContent, never> {
    return gateway.call({ path: 'repayment/getAlipaySignUrl', guard: gPageAddress, write: true }, request, options);
}

/** repayment/getAlipaySignUrl for a mutation library. */
export function repaymentGetAlipaySignUrlMutation(gateway: Gateway) {
    return {
        mutationKey: ['repayment/getAlipaySignUrl'] as const,
        mutationFn: (request: RepaymentGetAlipaySignUrlRequest) => repaymentGetAlipaySignUrl(gateway, request),
    };
}
