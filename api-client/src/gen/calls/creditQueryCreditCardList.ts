// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gDayOfMonth } from '../guards/DayOfMonth.ts';
import { gId } from '../guards/Id.ts';
import type { CreditQueryCreditCardListContent, CreditQueryCreditCardListRequest } from '../types.ts';

const gCreditCard: Guard = ['object', {
    userCardId: gId,
    bankName: 'text',
    cardNo: ['text', 4, 32],
}, {
    billDay: gDayOfMonth,
    repaymentDay: gDayOfMonth,
    status: 'id',
}];

/**
 * Credit cards: POST credit/queryCreditCardList
 *
 * Credit cards that raise the limit (proposed).
 */
export function creditQueryCreditCardList(gateway: Gateway, request: CreditQueryCreditCardListRequest = {}, options?: CallOptions): Reply<CreditQueryCreditCardListContent, never> {
    return gateway.call({ path: 'credit/queryCreditCardList', guard: ['list', gCreditCard], attempts: 2 }, request, options);
}

/** credit/queryCreditCardList for a query library: the key holds path and request. */
export function creditQueryCreditCardListQuery(gateway: Gateway, request: CreditQueryCreditCardListRequest = {}) {
    return {
        queryKey: ['credit/queryCreditCardList', request] as const,
        queryFn: (context: CallOptions) => creditQueryCreditCardList(gateway, request, { signal: context.signal }),
    };
}
