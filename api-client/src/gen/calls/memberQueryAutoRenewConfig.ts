// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';
import { zYuan } from '../models/Yuan.ts';
import type { MemberQueryAutoRenewConfigContent, MemberQueryAutoRenewConfigRequest } from '../types.ts';

/**
 * How the membership renews itself.
 */
const zAutoRenewConfig = /*#__PURE__*/ lazySchema(() => z.object({
    enabled: z.boolean(),
    planId: z.nullish(zId()),
    price: z.nullish(zYuan()),
    nextDate: z.nullish(z.string())
}));

export const zMemberQueryAutoRenewConfigContent = /*#__PURE__*/ lazySchema(() => zAutoRenewConfig());

/**
 * Auto-renew configuration: POST member/queryAutoRenewConfig
 *
 * How the membership renews itself (proposed).
 */
export function memberQueryAutoRenewConfig(gateway: Gateway, request: MemberQueryAutoRenewConfigRequest = {}, options?: CallOptions): Promise<MemberQueryAutoRenewConfigContent> {
    return gateway.call({ path: 'member/queryAutoRenewConfig', content: zMemberQueryAutoRenewConfigContent, attempts: 2 }, request, options);
}

/** member/queryAutoRenewConfig for a query library: the key holds path and request. */
export function memberQueryAutoRenewConfigQuery(gateway: Gateway, request: MemberQueryAutoRenewConfigRequest = {}) {
    return {
        queryKey: ['member/queryAutoRenewConfig', request] as const,
        queryFn: (context: CallOptions) => memberQueryAutoRenewConfig(gateway, request, { signal: context.signal }),
    };
}
