// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gPrize } from '../guards/Prize.ts';
import type { ActivityDrawPrizeContent, ActivityDrawPrizeRequest } from '../types.ts';

/**
 * Draw a prize: POST activity/drawPrize
 *
 * Tries to win something, or receives the coupon that has this activity code. The same `serialNumber` is one try
 * (proposed).
 */
export function activityDrawPrize(gateway: Gateway, request: ActivityDrawPrizeRequest, options?: CallOptions): Promise<ActivityDrawPrizeContent> {
    return gateway.call({ path: 'activity/drawPrize', guard: gPrize, write: true, log: ['serialNumber', 'activityCode'] }, request, options);
}

/** activity/drawPrize for a mutation library. */
export function activityDrawPrizeMutation(gateway: Gateway) {
    return {
        mutationKey: ['activity/drawPrize'] as const,
        mutationFn: (request: ActivityDrawPrizeRequest) => activityDrawPrize(gateway, request),
    };
}
