// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asQuery } from '../../pack.ts';
import { gAdvert } from '../guards/Advert.ts';
import type { UserGetAdvertContent, UserGetAdvertRequest } from '../types.ts';

/**
 * Adverts, signed in: GET user/getAdvert
 *
 * Adverts of a place for a signed-in user (proposed).
 */
export function userGetAdvert(gateway: Gateway, request: UserGetAdvertRequest, options?: CallOptions): Reply<UserGetAdvertContent, never> {
    return gateway.call({ path: 'user/getAdvert', guard: ['list', gAdvert], pack: asQuery, attempts: 2, log: ['position'] }, request, options);
}

/** user/getAdvert for a query library: the key holds path and request. */
export function userGetAdvertQuery(gateway: Gateway, request: UserGetAdvertRequest) {
    return {
        queryKey: ['user/getAdvert', request] as const,
        queryFn: (context: CallOptions) => userGetAdvert(gateway, request, { signal: context.signal }),
    };
}
