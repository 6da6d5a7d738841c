// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gStatusReply } from '../guards/StatusReply.ts';
import type { MerchantApplyAmountContent, MerchantApplyAmountRequest } from '../types.ts';

/**
 * Apply for an amount: POST merchant/applyAmount
 *
 * Applies for an amount. The same `serialNumber` makes no second application (proposed).
 * - Result 42112: the amount is not within the limits
 * - Result 42121: not possible in the present state; the text says why
 * - Result 42122: not for this customer; the text says why
 */
export function merchantApplyAmount(gateway: Gateway, request: MerchantApplyAmountRequest, options?: CallOptions): Reply<MerchantApplyAmountContent, 42112 | 42121 | 42122> {
    return gateway.call({ path: 'merchant/applyAmount', guard: gStatusReply, write: true, serial: true, log: ['serialNumber', 'orderNum'] }, request, options);
}

/** merchant/applyAmount for a mutation library. */
export function merchantApplyAmountMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/applyAmount'] as const,
        mutationFn: (request: MerchantApplyAmountRequest) => merchantApplyAmount(gateway, request),
    };
}
