// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { UserBindBankcardV2Content, UserBindBankcardV2Request } from '../types.ts';

const gBindBankcardPage: Guard = ['object', {
    url: 'text',
}];

/**
 * Address of the bind-card page, v2: POST user/bindBankcardV2
 *
 * The address of the page where a card is added.
 */
export function userBindBankcardV2(gateway: Gateway, request: UserBindBankcardV2Request, options?: CallOptions): Reply<UserBindBankcardV2Content, never> {
    return gateway.call({ path: 'user/bindBankcardV2', guard: gBindBankcardPage, write: true, log: ['breakType', 'period', 'appVersion', 'sourceTitle', 'specialAssetTag', 'instShareProfitNew'] }, request, options);
}

/** user/bindBankcardV2 for a mutation library. */
export function userBindBankcardV2Mutation(gateway: Gateway) {
    return {
        mutationKey: ['user/bindBankcardV2'] as const,
        mutationFn: (request: UserBindBankcardV2Request) => userBindBankcardV2(gateway, request),
    };
}
