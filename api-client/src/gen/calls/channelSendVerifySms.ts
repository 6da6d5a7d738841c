// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSmsSent } from '../guards/SmsSent.ts';
import type { ChannelSendVerifySmsContent, ChannelSendVerifySmsRequest } from '../types.ts';

/**
 * Send a code: POST channel/sendVerifySms
 *
 * Sends the code that confirms the payment (proposed).
 * - Result 42102: too many wrong codes, locked for a while
 * - Result 42103: the last code was sent less than a minute ago
 * - Result 42121: not possible in the present state; the text says why
 */
export function channelSendVerifySms(gateway: Gateway, request: ChannelSendVerifySmsRequest, options?: CallOptions): Reply<ChannelSendVerifySmsContent, 42102 | 42103 | 42121> {
    return gateway.call({ path: 'channel/sendVerifySms', guard: ['?', gSmsSent], write: true, log: ['type'] }, request, options);
}

/** channel/sendVerifySms for a mutation library. */
export function channelSendVerifySmsMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/sendVerifySms'] as const,
        mutationFn: (request: ChannelSendVerifySmsRequest) => channelSendVerifySms(gateway, request),
    };
}
