// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPageAddress } from '../guards/PageAddress.ts';
import type { MerchantBindBankCardContent, MerchantBindBankCardRequest } from '../types.ts';

/**
 * Address of the bind-card page of a merchant: POST merchant/bindBankCard
 *
 * The address of the page where a merchant adds a card.
 */
export function merchantBindBankCard(gateway: Gateway, request: MerchantBindBankCardRequest, options?: CallOptions): Reply<MerchantBindBankCardContent, never> {
    return gateway.call({ path: 'merchant/bindBankCard', guard: gPageAddress, write: true }, request, options);
}

/** merchant/bindBankCard for a mutation library. */
export function merchantBindBankCardMutation(gateway: Gateway) {
    return {
        mutationKey: ['merchant/bindBankCard'] as const,
        mutationFn: (request: MerchantBindBankCardRequest) => merchantBindBankCard(gateway, request),
    };
}
