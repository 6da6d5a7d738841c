// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPageAddress } from '../guards/PageAddress.ts';
import type { UserBindBankcardContent, UserBindBankcardRequest } from '../types.ts';

/**
 * Address of the bind-card page, v1: POST user/bindBankcard
 *
 * The address of the page where a card is added, older form (proposed).
 *
 * @deprecated An older form; pages call user/bindBankcardV2.
 */
export function userBindBankcard(gateway: Gateway, request: UserBindBankcardRequest, options?: CallOptions): Reply<UserBindBankcardContent, never> {
    return gateway.call({ path: 'user/bindBankcard', guard: gPageAddress, write: true }, request, options);
}

/** user/bindBankcard for a mutation library. */
export function userBindBankcardMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/bindBankcard'] as const,
        mutationFn: (request: UserBindBankcardRequest) => userBindBankcard(gateway, request),
    };
}
