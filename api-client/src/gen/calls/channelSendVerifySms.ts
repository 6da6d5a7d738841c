// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gSmsSent } from '../guards/SmsSent.ts';
import type { ChannelSendVerifySmsContent, ChannelSendVerifySmsRequest } from '../types.ts';

/**
 * Send a code: POST channel/sendVerifySms
 *
 * Sends the code that confirms the payment (proposed).
 */
export function channelSendVerifySms(gateway: Gateway, request: ChannelSendVerifySmsRequest, options?: CallOptions): Promise<ChannelSendVerifySmsContent> {
    return gateway.call({ path: 'channel/sendVerifySms', guard: ['?', gSmsSent], write: true, log: ['type'] }, request, options);
}

/** channel/sendVerifySms for a mutation library. */
export function channelSendVerifySmsMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/sendVerifySms'] as const,
        mutationFn: (request: ChannelSendVerifySmsRequest) => channelSendVerifySms(gateway, request),
    };
}
