// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';
import type { ActivitySignInPushStatusContent, ActivitySignInPushStatusRequest } from '../types.ts';

const gSignInPush: Guard = ['object', {
    status: gFlag,
}];

/**
 * Sign-in push opt-in: POST activity/signInPushStatus
 *
 * Wants reminders, or not any more (proposed).
 */
export function activitySignInPushStatus(gateway: Gateway, request: ActivitySignInPushStatusRequest, options?: CallOptions): Reply<ActivitySignInPushStatusContent, never> {
    return gateway.call({ path: 'activity/signInPushStatus', guard: gSignInPush, write: true, log: ['status'] }, request, options);
}

/** activity/signInPushStatus for a mutation library. */
export function activitySignInPushStatusMutation(gateway: Gateway) {
    return {
        mutationKey: ['activity/signInPushStatus'] as const,
        mutationFn: (request: ActivitySignInPushStatusRequest) => activitySignInPushStatus(gateway, request),
    };
}
