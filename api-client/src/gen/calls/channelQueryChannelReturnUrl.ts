// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { ChannelQueryChannelReturnUrlContent, ChannelQueryChannelReturnUrlRequest } from '../types.ts';

/**
 * Where the partner wants the user back.
 */
const zChannelReturn = /*#__PURE__*/ lazySchema(() => z.object({
    returnUrl: z.string()
}));

export const zChannelQueryChannelReturnUrlContent = /*#__PURE__*/ lazySchema(() => zChannelReturn());

/**
 * Where to return to the partner: POST channel/queryChannelReturnUrl
 *
 * Address of the partner for how the flow ended; the browser then goes there (spec 4, 7).
 */
export function channelQueryChannelReturnUrl(gateway: Gateway, request: ChannelQueryChannelReturnUrlRequest, options?: CallOptions): Promise<ChannelQueryChannelReturnUrlContent> {
    return gateway.call({ path: 'channel/queryChannelReturnUrl', content: zChannelQueryChannelReturnUrlContent, attempts: 2, log: ['code'] }, request, options);
}

/** channel/queryChannelReturnUrl for a query library: the key holds path and request. */
export function channelQueryChannelReturnUrlQuery(gateway: Gateway, request: ChannelQueryChannelReturnUrlRequest) {
    return {
        queryKey: ['channel/queryChannelReturnUrl', request] as const,
        queryFn: (context: CallOptions) => channelQueryChannelReturnUrl(gateway, request, { signal: context.signal }),
    };
}
