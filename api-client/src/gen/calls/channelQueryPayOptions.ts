// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zUserBankInfo } from '../models/UserBankInfo.ts';
import type { ChannelQueryPayOptionsContent, ChannelQueryPayOptionsRequest } from '../types.ts';

/**
 * A way to pay.
 */
const zPayOption = /*#__PURE__*/ lazySchema(() => z.object({
    payType: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    name: z.string(),
    enabled: z.nullish(z.boolean()),
    reason: z.nullish(z.string()),
    card: z.nullish(zUserBankInfo())
}));

export const zChannelQueryPayOptionsContent = /*#__PURE__*/ lazySchema(() => z.array(zPayOption()));

/**
 * Ways to pay: POST channel/queryPayOptions
 *
 * Ways to pay the order (proposed).
 */
export function channelQueryPayOptions(gateway: Gateway, request: ChannelQueryPayOptionsRequest = {}, options?: CallOptions): Promise<ChannelQueryPayOptionsContent> {
    return gateway.call({ path: 'channel/queryPayOptions', content: zChannelQueryPayOptionsContent, attempts: 2 }, request, options);
}

/** channel/queryPayOptions for a query library: the key holds path and request. */
export function channelQueryPayOptionsQuery(gateway: Gateway, request: ChannelQueryPayOptionsRequest = {}) {
    return {
        queryKey: ['channel/queryPayOptions', request] as const,
        queryFn: (context: CallOptions) => channelQueryPayOptions(gateway, request, { signal: context.signal }),
    };
}
