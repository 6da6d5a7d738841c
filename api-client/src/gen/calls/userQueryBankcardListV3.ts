// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zBankCardDetail } from '../models/BankCardDetail.ts';
import type { UserQueryBankcardListV3Content, UserQueryBankcardListV3Request } from '../types.ts';

export const zUserQueryBankcardListV3Content = /*#__PURE__*/ lazySchema(() => z.array(zBankCardDetail()));

/**
 * Bank cards, v3: POST user/queryBankcardListV3
 *
 * Bank cards with their banks (proposed).
 */
export function userQueryBankcardListV3(gateway: Gateway, request: UserQueryBankcardListV3Request = {}, options?: CallOptions): Promise<UserQueryBankcardListV3Content> {
    return gateway.call({ path: 'user/queryBankcardListV3', content: zUserQueryBankcardListV3Content, attempts: 2 }, request, options);
}

/** user/queryBankcardListV3 for a query library: the key holds path and request. */
export function userQueryBankcardListV3Query(gateway: Gateway, request: UserQueryBankcardListV3Request = {}) {
    return {
        queryKey: ['user/queryBankcardListV3', request] as const,
        queryFn: (context: CallOptions) => userQueryBankcardListV3(gateway, request, { signal: context.signal }),
    };
}
