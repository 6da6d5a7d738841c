// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gOrderCreated } from '../guards/OrderCreated.ts';
import type { MemberUpgradeContent, MemberUpgradeRequest } from '../types.ts';

/**
 * Upgrade a membership: POST member/upgrade
 *
 * Orders a higher plan. The same `serialNumber` makes one order (proposed).
 * - Result 42162: no such order, article, plan or address
 * - Result 42163: cannot be ordered; the text says why
 */
export function memberUpgrade(gateway: Gateway, request: MemberUpgradeRequest, options?: CallOptions): Reply<MemberUpgradeContent, 42162 | 42163> {
    return gateway.call({ path: 'member/upgrade', guard: gOrderCreated, write: true, serial: true, log: ['serialNumber', 'planId'] }, request, options);
}

/** member/upgrade for a mutation library. */
export function memberUpgradeMutation(gateway: Gateway) {
    return {
        mutationKey: ['member/upgrade'] as const,
        mutationFn: (request: MemberUpgradeRequest) => memberUpgrade(gateway, request),
    };
}
