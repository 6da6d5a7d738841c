// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zPrize } from '../models/Prize.ts';
import type { ActivityDrawPrizeContent, ActivityDrawPrizeRequest } from '../types.ts';

export const zActivityDrawPrizeContent = /*#__PURE__*/ lazySchema(() => zPrize());

/**
 * Draw a prize: POST activity/drawPrize
 *
 * Tries to win something. The same `serialNumber` is one try (proposed).
 */
export function activityDrawPrize(gateway: Gateway, request: ActivityDrawPrizeRequest, options?: CallOptions): Promise<ActivityDrawPrizeContent> {
    return gateway.call({ path: 'activity/drawPrize', content: zActivityDrawPrizeContent, write: true, log: ['serialNumber', 'activityCode'] }, request, options);
}

/** activity/drawPrize for a mutation library. */
export function activityDrawPrizeMutation(gateway: Gateway) {
    return {
        mutationKey: ['activity/drawPrize'] as const,
        mutationFn: (request: ActivityDrawPrizeRequest) => activityDrawPrize(gateway, request),
    };
}
