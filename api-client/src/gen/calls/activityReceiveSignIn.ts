// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPrize } from '../guards/Prize.ts';
import type { ActivityReceiveSignInContent, ActivityReceiveSignInRequest } from '../types.ts';

/**
 * Receive a sign-in reward: POST activity/receiveSignIn
 *
 * Receives the reward of a day. The same `serialNumber` receives one (proposed).
 * - Result 42161: a coupon, prize or reward is not available; the text says why
 */
export function activityReceiveSignIn(gateway: Gateway, request: ActivityReceiveSignInRequest, options?: CallOptions): Reply<ActivityReceiveSignInContent, 42161> {
    return gateway.call({ path: 'activity/receiveSignIn', guard: gPrize, write: true, serial: true, log: ['serialNumber', 'day'] }, request, options);
}

/** activity/receiveSignIn for a mutation library. */
export function activityReceiveSignInMutation(gateway: Gateway) {
    return {
        mutationKey: ['activity/receiveSignIn'] as const,
        mutationFn: (request: ActivityReceiveSignInRequest) => activityReceiveSignIn(gateway, request),
    };
}
