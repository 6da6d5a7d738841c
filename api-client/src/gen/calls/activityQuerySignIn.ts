// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zCount } from '../models/Count.ts';
import { zFlag } from '../models/Flag.ts';
import type { ActivityQuerySignInContent, ActivityQuerySignInRequest } from '../types.ts';

/**
 * A day of the sign-in cycle, which is a week (spec 9).
 */
const zSignInDay = /*#__PURE__*/ lazySchema(() => z.object({
    day: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    title: z.nullish(z.string()),
    reward: z.nullish(z.string()),
    signed: z.nullish(z.boolean()),
    received: z.nullish(z.boolean())
}));

/**
 * The daily sign-in.
 */
const zSignInState = /*#__PURE__*/ lazySchema(() => z.object({
    days: z.array(zSignInDay()),
    joined: z.nullish(z.boolean()),
    signedToday: z.nullish(z.boolean()),
    continuousDays: z.nullish(zCount()),
    pushStatus: z.nullish(zFlag()),
    rules: z.nullish(z.string())
}));

export const zActivityQuerySignInContent = /*#__PURE__*/ lazySchema(() => zSignInState());

/**
 * Daily sign-in state: POST activity/querySignIn
 *
 * The week of the daily sign-in (proposed).
 */
export function activityQuerySignIn(gateway: Gateway, request: ActivityQuerySignInRequest = {}, options?: CallOptions): Promise<ActivityQuerySignInContent> {
    return gateway.call({ path: 'activity/querySignIn', content: zActivityQuerySignInContent, attempts: 2 }, request, options);
}

/** activity/querySignIn for a query library: the key holds path and request. */
export function activityQuerySignInQuery(gateway: Gateway, request: ActivityQuerySignInRequest = {}) {
    return {
        queryKey: ['activity/querySignIn', request] as const,
        queryFn: (context: CallOptions) => activityQuerySignIn(gateway, request, { signal: context.signal }),
    };
}
