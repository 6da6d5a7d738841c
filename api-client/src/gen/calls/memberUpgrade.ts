// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zOrderCreated } from '../models/OrderCreated.ts';
import type { MemberUpgradeContent, MemberUpgradeRequest } from '../types.ts';

export const zMemberUpgradeContent = /*#__PURE__*/ lazySchema(() => zOrderCreated());

/**
 * Upgrade a membership: POST member/upgrade
 *
 * Orders a higher plan. The same `serialNumber` makes one order (proposed).
 */
export function memberUpgrade(gateway: Gateway, request: MemberUpgradeRequest, options?: CallOptions): Promise<MemberUpgradeContent> {
    return gateway.call({ path: 'member/upgrade', content: zMemberUpgradeContent, write: true, log: ['serialNumber', 'planId'] }, request, options);
}

/** member/upgrade for a mutation library. */
export function memberUpgradeMutation(gateway: Gateway) {
    return {
        mutationKey: ['member/upgrade'] as const,
        mutationFn: (request: MemberUpgradeRequest) => memberUpgrade(gateway, request),
    };
}
