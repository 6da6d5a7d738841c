// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gAutoRenewConfig } from '../guards/AutoRenewConfig.ts';
import type { MemberQueryAutoRenewConfigContent, MemberQueryAutoRenewConfigRequest } from '../types.ts';

/**
 * Auto-renew configuration: POST member/queryAutoRenewConfig
 *
 * How the membership renews itself (proposed).
 */
export function memberQueryAutoRenewConfig(gateway: Gateway, request: MemberQueryAutoRenewConfigRequest = {}, options?: CallOptions): Reply<MemberQueryAutoRenewConfigContent, never> {
    return gateway.call({ path: 'member/queryAutoRenewConfig', guard: gAutoRenewConfig, attempts: 2 }, request, options);
}

/** member/queryAutoRenewConfig for a query library: the key holds path and request. */
export function memberQueryAutoRenewConfigQuery(gateway: Gateway, request: MemberQueryAutoRenewConfigRequest = {}) {
    return {
        queryKey: ['member/queryAutoRenewConfig', request] as const,
        queryFn: (context: CallOptions) => memberQueryAutoRenewConfig(gateway, request, { signal: context.signal }),
    };
}
