// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gPayState } from '../guards/PayState.ts';
import type { ChannelConfirmPayContent, ChannelConfirmPayRequest } from '../types.ts';

/**
 * Confirm the payment: POST channel/confirmPay
 *
 * Pays the order. The same `serialNumber` pays once (proposed).
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 */
export function channelConfirmPay(gateway: Gateway, request: ChannelConfirmPayRequest, options?: CallOptions): Promise<ChannelConfirmPayContent> {
    return gateway.call({ path: 'channel/confirmPay', guard: gPayState, write: true, log: ['serialNumber', 'period', 'payType'] }, request, options);
}

/** channel/confirmPay for a mutation library. */
export function channelConfirmPayMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/confirmPay'] as const,
        mutationFn: (request: ChannelConfirmPayRequest) => channelConfirmPay(gateway, request),
    };
}
