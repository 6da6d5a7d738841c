// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPrize } from '../guards/Prize.ts';
import type { ActivityDrawPrizeContent, ActivityDrawPrizeRequest } from '../types.ts';

/**
 * Draw a prize: POST activity/drawPrize
 *
 * Tries to win something, or receives the coupon that has this activity code. The same `serialNumber` is one try
 * (proposed).
 * - Result 42161: a coupon, prize or reward is not available; the text says why
 * - Result 42162: no such order, article, plan or address
 */
export function activityDrawPrize(gateway: Gateway, request: ActivityDrawPrizeRequest, options?: CallOptions): Reply<ActivityDrawPrizeContent, 42161 | 42162> {
    return gateway.call({ path: 'activity/drawPrize', guard: gPrize, write: true, serial: true, log: ['serialNumber', 'activityCode'] }, request, options);
}

/** activity/drawPrize for a mutation library. */
export function activityDrawPrizeMutation(gateway: Gateway) {
    return {
        mutationKey: ['activity/drawPrize'] as const,
        mutationFn: (request: ActivityDrawPrizeRequest) => activityDrawPrize(gateway, request),
    };
}
