// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { asQuery } from '../../pack.ts';
import { lazySchema } from '../../schema.ts';
import { zAdvert } from '../models/Advert.ts';
import type { UserGetGuestAdvertContent, UserGetGuestAdvertRequest } from '../types.ts';

export const zUserGetGuestAdvertContent = /*#__PURE__*/ lazySchema(() => z.array(zAdvert()));

/**
 * Adverts, guest: GET user/getGuestAdvert
 *
 * Adverts of a place for a visitor (proposed).
 */
export function userGetGuestAdvert(gateway: Gateway, request: UserGetGuestAdvertRequest, options?: CallOptions): Promise<UserGetGuestAdvertContent> {
    return gateway.call({ path: 'user/getGuestAdvert', content: zUserGetGuestAdvertContent, pack: asQuery, attempts: 2, session: false, log: ['position'] }, request, options);
}

/** user/getGuestAdvert for a query library: the key holds path and request. */
export function userGetGuestAdvertQuery(gateway: Gateway, request: UserGetGuestAdvertRequest) {
    return {
        queryKey: ['user/getGuestAdvert', request] as const,
        queryFn: (context: CallOptions) => userGetGuestAdvert(gateway, request, { signal: context.signal }),
    };
}
