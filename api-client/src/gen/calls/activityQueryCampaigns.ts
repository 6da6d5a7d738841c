// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import { gWhen } from '../guards/When.ts';
import type { ActivityQueryCampaignsContent, ActivityQueryCampaignsRequest } from '../types.ts';

const gCampaign: Guard = ['object', {
    activityCode: 'text',
    title: 'text',
}, {
    pictureUrl: 'text',
    linkUrl: 'text',
    startTime: gWhen,
    endTime: gWhen,
    status: 'id',
    remainTimes: gCount,
}];

/**
 * Campaigns: POST activity/queryCampaigns
 *
 * Campaigns that are on (proposed).
 */
export function activityQueryCampaigns(gateway: Gateway, request: ActivityQueryCampaignsRequest = {}, options?: CallOptions): Reply<ActivityQueryCampaignsContent, never> {
    return gateway.call({ path: 'activity/queryCampaigns', guard: ['list', gCampaign], attempts: 2 }, request, options);
}

/** activity/queryCampaigns for a query library: the key holds path and request. */
export function activityQueryCampaignsQuery(gateway: Gateway, request: ActivityQueryCampaignsRequest = {}) {
    return {
        queryKey: ['activity/queryCampaigns', request] as const,
        queryFn: (context: CallOptions) => activityQueryCampaigns(gateway, request, { signal: context.signal }),
    };
}
