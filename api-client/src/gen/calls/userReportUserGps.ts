// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { UserReportUserGpsContent, UserReportUserGpsRequest } from '../types.ts';

/**
 * Report a position: POST user/reportUserGps
 *
 * Reports where the device is; failures are ignored by the page.
 */
export function userReportUserGps(gateway: Gateway, request: UserReportUserGpsRequest, options?: CallOptions): Reply<UserReportUserGpsContent, never> {
    return gateway.call({ path: 'user/reportUserGps', write: true, log: ['eventType', 'channelId', 'apptype', 'category'] }, request, options);
}

/** user/reportUserGps for a mutation library. */
export function userReportUserGpsMutation(gateway: Gateway) {
    return {
        mutationKey: ['user/reportUserGps'] as const,
        mutationFn: (request: UserReportUserGpsRequest) => userReportUserGps(gateway, request),
    };
}
