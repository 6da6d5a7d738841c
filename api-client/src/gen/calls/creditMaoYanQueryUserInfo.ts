// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gPartnerUser } from '../guards/PartnerUser.ts';
import type { CreditMaoYanQueryUserInfoContent, CreditMaoYanQueryUserInfoRequest } from '../types.ts';

/**
 * User information, film-ticket partner: POST creditMaoYan/queryUserInfo
 *
 * Identity of the user and progress of the application (proposed).
 */
export function creditMaoYanQueryUserInfo(gateway: Gateway, request: CreditMaoYanQueryUserInfoRequest = {}, options?: CallOptions): Reply<CreditMaoYanQueryUserInfoContent, never> {
    return gateway.call({ path: 'creditMaoYan/queryUserInfo', guard: ['some', gPartnerUser], attempts: 2 }, request, options);
}

/** creditMaoYan/queryUserInfo for a query library: the key holds path and request. */
export function creditMaoYanQueryUserInfoQuery(gateway: Gateway, request: CreditMaoYanQueryUserInfoRequest = {}) {
    return {
        queryKey: ['creditMaoYan/queryUserInfo', request] as const,
        queryFn: (context: CallOptions) => creditMaoYanQueryUserInfo(gateway, request, { signal: context.signal }),
    };
}
