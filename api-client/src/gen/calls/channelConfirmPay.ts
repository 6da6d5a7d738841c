// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPayState } from '../guards/PayState.ts';
import type { ChannelConfirmPayContent, ChannelConfirmPayRequest } from '../types.ts';

/**
 * Confirm the payment: POST channel/confirmPay
 *
 * Pays the order. The same `serialNumber` pays once: with the same fields it returns the first reply, with others it is
 * refused with 409, which says nothing about the first (proposed).
 * - Result 42020: system error; says nothing about the payment
 * - Result 42095: system error; says nothing about the payment
 * - Result 42101: wrong code, another try is allowed
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42104: the code has run out, or none was sent
 * - Result 42113: the card cannot be used
 * - Result 42115: too many loans
 * - Result 42116: the serial number is closed
 * - Result 42121: the order cannot be paid, or not in this way
 * - Result 42131: an earlier step is missing
 * - Result 42134: the loan does not cost what was confirmed: its costs have to be read again
 * - Result 45006: rates could not be read
 * - Result 45007: no lender available now
 * - Result 45014: a limit exchange is running
 */
export function channelConfirmPay(gateway: Gateway, request: ChannelConfirmPayRequest, options?: CallOptions): Reply<ChannelConfirmPayContent, 42020 | 42095 | 42101 | 42102 | 42104 | 42113 | 42115 | 42116 | 42121 | 42131 | 42134 | 45006 | 45007 | 45014> {
    return gateway.call({ path: 'channel/confirmPay', guard: gPayState, write: true, refusals: [42101, 42102, 42104, 42113, 42115, 42116, 42121, 42131, 42134, 45006, 45007, 45014], serial: true, log: ['serialNumber', 'orderNum', 'period', 'payType'] }, request, options);
}

/** channel/confirmPay for a mutation library. */
export function channelConfirmPayMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/confirmPay'] as const,
        mutationFn: (request: ChannelConfirmPayRequest) => channelConfirmPay(gateway, request),
    };
}
