// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gBankCardDetail } from '../guards/BankCardDetail.ts';
import type { UserQueryBankcardListV2Content, UserQueryBankcardListV2Request } from '../types.ts';

/**
 * Bank cards, v2: POST user/queryBankcardListV2
 *
 * Bank cards with their banks (proposed).
 *
 * @deprecated An older form; pages call user/queryBankcardListV3.
 */
export function userQueryBankcardListV2(gateway: Gateway, request: UserQueryBankcardListV2Request = {}, options?: CallOptions): Reply<UserQueryBankcardListV2Content, never> {
    return gateway.call({ path: 'user/queryBankcardListV2', guard: ['list', gBankCardDetail], attempts: 2 }, request, options);
}

/** user/queryBankcardListV2 for a query library: the key holds path and request. */
export function userQueryBankcardListV2Query(gateway: Gateway, request: UserQueryBankcardListV2Request = {}) {
    return {
        queryKey: ['user/queryBankcardListV2', request] as const,
        queryFn: (context: CallOptions) => userQueryBankcardListV2(gateway, request, { signal: context.signal }),
    };
}
