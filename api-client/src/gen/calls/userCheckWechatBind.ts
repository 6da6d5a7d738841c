// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { UserCheckWechatBindContent, UserCheckWechatBindRequest } from '../types.ts';

const gWechatBinding: Guard = ['object', {
    bound: 'flag',
}, {
    nickname: 'text',
    bindUrl: 'text',
}];

/**
 * Is the WeChat account bound: POST user/checkWechatBind
 *
 * Whether a WeChat account is bound (proposed).
 */
export function userCheckWechatBind(gateway: Gateway, request: UserCheckWechatBindRequest = {}, options?: CallOptions): Reply<UserCheckWechatBindContent, never> {
    return gateway.call({ path: 'user/checkWechatBind', guard: gWechatBinding, attempts: 2 }, request, options);
}

/** user/checkWechatBind for a query library: the key holds path and request. */
export function userCheckWechatBindQuery(gateway: Gateway, request: UserCheckWechatBindRequest = {}) {
    return {
        queryKey: ['user/checkWechatBind', request] as const,
        queryFn: (context: CallOptions) => userCheckWechatBind(gateway, request, { signal: context.signal }),
    };
}
