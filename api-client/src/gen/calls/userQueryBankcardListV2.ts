// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zBankCardDetail } from '../models/BankCardDetail.ts';
import type { UserQueryBankcardListV2Content, UserQueryBankcardListV2Request } from '../types.ts';

export const zUserQueryBankcardListV2Content = /*#__PURE__*/ lazySchema(() => z.array(zBankCardDetail()));

/**
 * Bank cards, v2: POST user/queryBankcardListV2
 *
 * Bank cards with their banks (proposed).
 */
export function userQueryBankcardListV2(gateway: Gateway, request: UserQueryBankcardListV2Request = {}, options?: CallOptions): Promise<UserQueryBankcardListV2Content> {
    return gateway.call({ path: 'user/queryBankcardListV2', content: zUserQueryBankcardListV2Content, attempts: 2 }, request, options);
}

/** user/queryBankcardListV2 for a query library: the key holds path and request. */
export function userQueryBankcardListV2Query(gateway: Gateway, request: UserQueryBankcardListV2Request = {}) {
    return {
        queryKey: ['user/queryBankcardListV2', request] as const,
        queryFn: (context: CallOptions) => userQueryBankcardListV2(gateway, request, { signal: context.signal }),
    };
}
