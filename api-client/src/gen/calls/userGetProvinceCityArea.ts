// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { asQuery } from '../../pack.ts';
import { gTreeEntry } from '../guards/TreeEntry.ts';
import type { UserGetProvinceCityAreaContent, UserGetProvinceCityAreaRequest } from '../types.ts';

/**
 * Provinces, cities and areas: GET user/getProvinceCityArea
 *
 * Provinces, or what lies below one of them (proposed).
 */
export function userGetProvinceCityArea(gateway: Gateway, request: UserGetProvinceCityAreaRequest = {}, options?: CallOptions): Reply<UserGetProvinceCityAreaContent, never> {
    return gateway.call({ path: 'user/getProvinceCityArea', guard: ['list', gTreeEntry], pack: asQuery, attempts: 2, log: ['parentId'] }, request, options);
}

/** user/getProvinceCityArea for a query library: the key holds path and request. */
export function userGetProvinceCityAreaQuery(gateway: Gateway, request: UserGetProvinceCityAreaRequest = {}) {
    return {
        queryKey: ['user/getProvinceCityArea', request] as const,
        queryFn: (context: CallOptions) => userGetProvinceCityArea(gateway, request, { signal: context.signal }),
    };
}
