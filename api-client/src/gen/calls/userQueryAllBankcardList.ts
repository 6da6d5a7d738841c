// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole, within } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zId } from '../models/Id.ts';
import type { UserQueryAllBankcardListContent, UserQueryAllBankcardListRequest } from '../types.ts';

/**
 * A bank card of the user.
 */
const zBankCard = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: z.string(),
    cardNo: z.string().check(within(4, 32)),
    cardType: z.nullish(z.number().check(whole)),
    smallIcon: z.nullish(z.string()),
    creditCardBg: z.nullish(z.string())
}));

export const zUserQueryAllBankcardListContent = /*#__PURE__*/ lazySchema(() => z.array(zBankCard()));

/**
 * All bank cards: POST user/queryAllBankcardList
 *
 * All bank cards of the user (spec 7).
 */
export function userQueryAllBankcardList(gateway: Gateway, request: UserQueryAllBankcardListRequest, options?: CallOptions): Promise<UserQueryAllBankcardListContent> {
    return gateway.call({ path: 'user/queryAllBankcardList', content: zUserQueryAllBankcardListContent, attempts: 2, log: ['pageType'] }, request, options);
}

/** user/queryAllBankcardList for a query library: the key holds path and request. */
export function userQueryAllBankcardListQuery(gateway: Gateway, request: UserQueryAllBankcardListRequest) {
    return {
        queryKey: ['user/queryAllBankcardList', request] as const,
        queryFn: (context: CallOptions) => userQueryAllBankcardList(gateway, request, { signal: context.signal }),
    };
}
