// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zOrderCreated } from '../models/OrderCreated.ts';
import type { MemberOpenContent, MemberOpenRequest } from '../types.ts';

export const zMemberOpenContent = /*#__PURE__*/ lazySchema(() => zOrderCreated());

/**
 * Open a membership: POST member/open
 *
 * Orders a membership. The same `serialNumber` makes one order (proposed).
 */
export function memberOpen(gateway: Gateway, request: MemberOpenRequest, options?: CallOptions): Promise<MemberOpenContent> {
    return gateway.call({ path: 'member/open', content: zMemberOpenContent, write: true, log: ['serialNumber', 'planId'] }, request, options);
}

/** member/open for a mutation library. */
export function memberOpenMutation(gateway: Gateway) {
    return {
        mutationKey: ['member/open'] as const,
        mutationFn: (request: MemberOpenRequest) => memberOpen(gateway, request),
    };
}
