// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zWhen } from '../models/When.ts';
import type { ActivityQueryCampaignsContent, ActivityQueryCampaignsRequest } from '../types.ts';

/**
 * A campaign.
 */
const zCampaign = /*#__PURE__*/ lazySchema(() => z.object({
    activityCode: z.string(),
    title: z.string(),
    pictureUrl: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    startTime: z.nullish(zWhen()),
    endTime: z.nullish(zWhen()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

export const zActivityQueryCampaignsContent = /*#__PURE__*/ lazySchema(() => z.array(zCampaign()));

/**
 * Campaigns: POST activity/queryCampaigns
 *
 * Campaigns that are on (proposed).
 */
export function activityQueryCampaigns(gateway: Gateway, request: ActivityQueryCampaignsRequest = {}, options?: CallOptions): Promise<ActivityQueryCampaignsContent> {
    return gateway.call({ path: 'activity/queryCampaigns', content: zActivityQueryCampaignsContent, attempts: 2 }, request, options);
}

/** activity/queryCampaigns for a query library: the key holds path and request. */
export function activityQueryCampaignsQuery(gateway: Gateway, request: ActivityQueryCampaignsRequest = {}) {
    return {
        queryKey: ['activity/queryCampaigns', request] as const,
        queryFn: (context: CallOptions) => activityQueryCampaigns(gateway, request, { signal: context.signal }),
    };
}
