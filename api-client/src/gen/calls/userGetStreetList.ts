// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { asQuery } from '../../pack.ts';
import { lazySchema } from '../../schema.ts';
import { zTreeEntry } from '../models/TreeEntry.ts';
import type { UserGetStreetListContent, UserGetStreetListRequest } from '../types.ts';

export const zUserGetStreetListContent = /*#__PURE__*/ lazySchema(() => z.array(zTreeEntry()));

/**
 * Streets of an area: GET user/getStreetList
 *
 * Streets of an area (proposed).
 */
export function userGetStreetList(gateway: Gateway, request: UserGetStreetListRequest, options?: CallOptions): Promise<UserGetStreetListContent> {
    return gateway.call({ path: 'user/getStreetList', content: zUserGetStreetListContent, pack: asQuery, attempts: 2, log: ['areaId'] }, request, options);
}

/** user/getStreetList for a query library: the key holds path and request. */
export function userGetStreetListQuery(gateway: Gateway, request: UserGetStreetListRequest) {
    return {
        queryKey: ['user/getStreetList', request] as const,
        queryFn: (context: CallOptions) => userGetStreetList(gateway, request, { signal: context.signal }),
    };
}
