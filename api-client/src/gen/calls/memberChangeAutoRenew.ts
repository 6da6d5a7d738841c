// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gAutoRenewConfig } from '../guards/AutoRenewConfig.ts';
import type { MemberChangeAutoRenewContent, MemberChangeAutoRenewRequest } from '../types.ts';

/**
 * Change auto-renew: POST member/changeAutoRenew
 *
 * Switches the renewal on or off; it takes effect with the next renewal (proposed).
 * - Result 42163: cannot be ordered; the text says why
 */
export function memberChangeAutoRenew(gateway: Gateway, request: MemberChangeAutoRenewRequest, options?: CallOptions): Reply<MemberChangeAutoRenewContent, 42163> {
    return gateway.call({ path: 'member/changeAutoRenew', guard: gAutoRenewConfig, write: true, log: ['enabled'] }, request, options);
}

/** member/changeAutoRenew for a mutation library. */
export function memberChangeAutoRenewMutation(gateway: Gateway) {
    return {
        mutationKey: ['member/changeAutoRenew'] as const,
        mutationFn: (request: MemberChangeAutoRenewRequest) => memberChangeAutoRenew(gateway, request),
    };
}
