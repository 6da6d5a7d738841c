// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asQuery } from '../../pack.ts';
import { gTreeEntry } from '../guards/TreeEntry.ts';
import type { UserGetStreetListContent, UserGetStreetListRequest } from '../types.ts';

/**
 * Streets of an area: GET user/getStreetList
 *
 * Streets of an area (proposed).
 */
export function userGetStreetList(gateway: Gateway, request: UserGetStreetListRequest, options?: CallOptions): Reply<UserGetStreetListContent, never> {
    return gateway.call({ path: 'user/getStreetList', guard: ['list', gTreeEntry], pack: asQuery, attempts: 2, log: ['areaId'] }, request, options);
}

/** user/getStreetList for a query library: the key holds path and request. */
export function userGetStreetListQuery(gateway: Gateway, request: UserGetStreetListRequest) {
    return {
        queryKey: ['user/getStreetList', request] as const,
        queryFn: (context: CallOptions) => userGetStreetList(gateway, request, { signal: context.signal }),
    };
}
