// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asQuery } from '../../pack.ts';
import { gAdvert } from '../guards/Advert.ts';
import type { UserGetGuestAdvertContent, UserGetGuestAdvertRequest } from '../types.ts';

/**
 * Adverts, guest: GET user/getGuestAdvert
 *
 * Adverts of a place for a visitor (proposed).
 */
export function userGetGuestAdvert(gateway: Gateway, request: UserGetGuestAdvertRequest, options?: CallOptions): Reply<UserGetGuestAdvertContent, never> {
    return gateway.call({ path: 'user/getGuestAdvert', guard: ['list', gAdvert], pack: asQuery, attempts: 2, session: false, log: ['position'] }, request, options);
}

/** user/getGuestAdvert for a query library: the key holds path and request. */
export function userGetGuestAdvertQuery(gateway: Gateway, request: UserGetGuestAdvertRequest) {
    return {
        queryKey: ['user/getGuestAdvert', request] as const,
        queryFn: (context: CallOptions) => userGetGuestAdvert(gateway, request, { signal: context.signal }),
    };
}
