// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gName } from '../guards/Name.ts';
import type { UserQueryAllBankcardListContent, UserQueryAllBankcardListRequest } from '../types.ts';

const gBankCard: Guard = ['object', {
    userCardId: gId,
    bankName: gName,
    cardNo: ['text', 4, 32],
}, {
    cardType: 'whole',
    smallIcon: 'text',
    creditCardBg: 'text',
}];

/**
 * All bank cards: POST user/queryAllBankcardList
 *
 * All bank cards of the user.
 */
export function userQueryAllBankcardList(gateway: Gateway, request: UserQueryAllBankcardListRequest, options?: CallOptions): Reply<UserQueryAllBankcardListContent, never> {
    return gateway.call({ path: 'user/queryAllBankcardList', guard: ['list', gBankCard], attempts: 2, log: ['pageType'] }, request, options);
}

/** user/queryAllBankcardList for a query library: the key holds path and request. */
export function userQueryAllBankcardListQuery(gateway: Gateway, request: UserQueryAllBankcardListRequest) {
    return {
        queryKey: ['user/queryAllBankcardList', request] as const,
        queryFn: (context: CallOptions) => userQueryAllBankcardList(gateway, request, { signal: context.signal }),
    };
}
