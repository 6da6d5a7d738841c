// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gOrderCreated } from '../guards/OrderCreated.ts';
import type { MemberOpenContent, MemberOpenRequest } from '../types.ts';

/**
 * Open a membership: POST member/open
 *
 * Orders a membership. The same `serialNumber` makes one order (proposed).
 */
export function memberOpen(gateway: Gateway, request: MemberOpenRequest, options?: CallOptions): Promise<MemberOpenContent> {
    return gateway.call({ path: 'member/open', guard: gOrderCreated, write: true, log: ['serialNumber', 'planId'] }, request, options);
}

/** member/open for a mutation library. */
export function memberOpenMutation(gateway: Gateway) {
    return {
        mutationKey: ['member/open'] as const,
        mutationFn: (request: MemberOpenRequest) => memberOpen(gateway, request),
    };
}
