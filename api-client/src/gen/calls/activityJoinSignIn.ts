// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { ActivityJoinSignInContent, ActivityJoinSignInRequest } from '../types.ts';

export const zActivityJoinSignInContent = /*#__PURE__*/ lazySchema(() => z.unknown());

/**
 * Join the sign-in: POST activity/joinSignIn
 *
 * Signs in for today; a second time changes nothing (proposed).
 */
export function activityJoinSignIn(gateway: Gateway, request: ActivityJoinSignInRequest = {}, options?: CallOptions): Promise<ActivityJoinSignInContent> {
    return gateway.call({ path: 'activity/joinSignIn', content: zActivityJoinSignInContent, write: true }, request, options);
}

/** activity/joinSignIn for a mutation library. */
export function activityJoinSignInMutation(gateway: Gateway) {
    return {
        mutationKey: ['activity/joinSignIn'] as const,
        mutationFn: (request: ActivityJoinSignInRequest = {}) => activityJoinSignIn(gateway, request),
    };
}
