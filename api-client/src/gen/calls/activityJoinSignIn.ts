// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { ActivityJoinSignInContent, ActivityJoinSignInRequest } from '../types.ts';

/**
 * Join the sign-in: POST activity/joinSignIn
 *
 * Signs in for today; a second time changes nothing (proposed).
 */
export function activityJoinSignIn(gateway: Gateway, request: ActivityJoinSignInRequest = {}, options?: CallOptions): Reply<ActivityJoinSignInContent, never> {
    return gateway.call({ path: 'activity/joinSignIn', write: true }, request, options);
}

/** activity/joinSignIn for a mutation library. */
export function activityJoinSignInMutation(gateway: Gateway) {
    return {
        mutationKey: ['activity/joinSignIn'] as const,
        mutationFn: (request: ActivityJoinSignInRequest = {}) => activityJoinSignIn(gateway, request),
    };
}
