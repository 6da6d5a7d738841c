// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSession } from '../guards/Session.ts';
import type { ChannelLoginHookContent, ChannelLoginHookRequest } from '../types.ts';

/**
 * Sign in with the partner credential: POST channel/loginHook
 *
 * Signs in with the credential of the partner. A refusal leads to the loginfail page and to AUTH_LOGIN_HOOK_FAILURE (proposed).
 * - Result 42130: the credential is unknown or has run out
 */
export function channelLoginHook(gateway: Gateway, request: ChannelLoginHookRequest, options?: CallOptions): Reply<ChannelLoginHookContent, 42130> {
    return gateway.call({ path: 'channel/loginHook', guard: gSession, write: true, session: false }, request, options);
}

/** channel/loginHook for a mutation library. */
export function channelLoginHookMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/loginHook'] as const,
        mutationFn: (request: ChannelLoginHookRequest) => channelLoginHook(gateway, request),
    };
}
