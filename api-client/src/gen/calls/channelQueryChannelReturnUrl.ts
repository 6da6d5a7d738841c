// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { ChannelQueryChannelReturnUrlContent, ChannelQueryChannelReturnUrlRequest } from '../types.ts';

const gChannelReturn: Guard = ['object', {
    returnUrl: 'text',
}];

/**
 * Where to return to the partner: POST channel/queryChannelReturnUrl
 *
 * Address of the partner for the outcome of the flow; the browser then opens it.
 */
export function channelQueryChannelReturnUrl(gateway: Gateway, request: ChannelQueryChannelReturnUrlRequest, options?: CallOptions): Reply<ChannelQueryChannelReturnUrlContent, never> {
    return gateway.call({ path: 'channel/queryChannelReturnUrl', guard: gChannelReturn, attempts: 2, session: 'optional', log: ['code'] }, request, options);
}

/** channel/queryChannelReturnUrl for a query library: the key holds path and request. */
export function channelQueryChannelReturnUrlQuery(gateway: Gateway, request: ChannelQueryChannelReturnUrlRequest) {
    return {
        queryKey: ['channel/queryChannelReturnUrl', request] as const,
        queryFn: (context: CallOptions) => channelQueryChannelReturnUrl(gateway, request, { signal: context.signal }),
    };
}
