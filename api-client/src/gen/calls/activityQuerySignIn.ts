// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import { gFlag } from '../guards/Flag.ts';
import type { ActivityQuerySignInContent, ActivityQuerySignInRequest } from '../types.ts';

const gSignInDay: Guard = ['object', {
    day: 'id',
}, {
    title: 'text',
    reward: 'text',
    signed: 'flag',
    received: 'flag',
}];

const gSignInState: Guard = ['object', {
    days: ['complete', gSignInDay],
}, {
    joined: 'flag',
    signedToday: 'flag',
    continuousDays: gCount,
    pushStatus: gFlag,
    rules: 'text',
}];

/**
 * Daily sign-in state: POST activity/querySignIn
 *
 * The week of the daily sign-in (proposed).
 */
export function activityQuerySignIn(gateway: Gateway, request: ActivityQuerySignInRequest = {}, options?: CallOptions): Reply<ActivityQuerySignInContent, never> {
    return gateway.call({ path: 'activity/querySignIn', guard: gSignInState, attempts: 2 }, request, options);
}

/** activity/querySignIn for a query library: the key holds path and request. */
export function activityQuerySignInQuery(gateway: Gateway, request: ActivityQuerySignInRequest = {}) {
    return {
        queryKey: ['activity/querySignIn', request] as const,
        queryFn: (context: CallOptions) => activityQuerySignIn(gateway, request, { signal: context.signal }),
    };
}
