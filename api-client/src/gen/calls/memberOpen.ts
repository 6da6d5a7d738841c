// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gOrderCreated } from '../guards/OrderCreated.ts';
import type { MemberOpenContent, MemberOpenRequest } from '../types.ts';

/**
 * Open a membership: POST member/open
 *
 * Orders a membership. The same `serialNumber` makes one order (proposed).
 * - Result 42162: no such order, article, plan or address
 * - Result 42163: cannot be ordered; the text says why
 */
export function memberOpen(gateway: Gateway, request: MemberOpenRequest, options?: CallOptions): Reply<MemberOpenContent, 42162 | 42163> {
    return gateway.call({ path: 'member/open', guard: gOrderCreated, write: true, serial: true, log: ['serialNumber', 'planId'] }, request, options);
}

/** member/open for a mutation library. */
export function memberOpenMutation(gateway: Gateway) {
    return {
        mutationKey: ['member/open'] as const,
        mutationFn: (request: MemberOpenRequest) => memberOpen(gateway, request),
    };
}
