// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';
import type { ChannelQueryIdAuthInfoContent, ChannelQueryIdAuthInfoRequest } from '../types.ts';

/**
 * Where the identity steps stand.
 */
const zIdAuthInfo = /*#__PURE__*/ lazySchema(() => z.object({
    idAuth: z.nullish(zFlag()),
    idPhotoFrontAuth: z.nullish(zFlag()),
    idPhotoBackAuth: z.nullish(zFlag()),
    nextStep: z.nullish(z.string()),
    reason: z.nullish(z.string())
}));

export const zChannelQueryIdAuthInfoContent = /*#__PURE__*/ lazySchema(() => zIdAuthInfo());

/**
 * State of the identity step: POST channel/queryIdAuthInfo
 *
 * Where the identity steps stand (spec 2, proposed).
 */
export function channelQueryIdAuthInfo(gateway: Gateway, request: ChannelQueryIdAuthInfoRequest = {}, options?: CallOptions): Promise<ChannelQueryIdAuthInfoContent> {
    return gateway.call({ path: 'channel/queryIdAuthInfo', content: zChannelQueryIdAuthInfoContent, attempts: 2 }, request, options);
}

/** channel/queryIdAuthInfo for a query library: the key holds path and request. */
export function channelQueryIdAuthInfoQuery(gateway: Gateway, request: ChannelQueryIdAuthInfoRequest = {}) {
    return {
        queryKey: ['channel/queryIdAuthInfo', request] as const,
        queryFn: (context: CallOptions) => channelQueryIdAuthInfo(gateway, request, { signal: context.signal }),
    };
}
