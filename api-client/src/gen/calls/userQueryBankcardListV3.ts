// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gBankCardDetail } from '../guards/BankCardDetail.ts';
import type { UserQueryBankcardListV3Content, UserQueryBankcardListV3Request } from '../types.ts';

/**
 * Bank cards, v3: POST user/queryBankcardListV3
 *
 * Bank cards with their banks (proposed).
 */
export function userQueryBankcardListV3(gateway: Gateway, request: UserQueryBankcardListV3Request = {}, options?: CallOptions): Reply<UserQueryBankcardListV3Content, never> {
    return gateway.call({ path: 'user/queryBankcardListV3', guard: ['list', gBankCardDetail], attempts: 2 }, request, options);
}

/** user/queryBankcardListV3 for a query library: the key holds path and request. */
export function userQueryBankcardListV3Query(gateway: Gateway, request: UserQueryBankcardListV3Request = {}) {
    return {
        queryKey: ['user/queryBankcardListV3', request] as const,
        queryFn: (context: CallOptions) => userQueryBankcardListV3(gateway, request, { signal: context.signal }),
    };
}
