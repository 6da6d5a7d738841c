// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole, within } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zDayOfMonth } from '../models/DayOfMonth.ts';
import { zId } from '../models/Id.ts';
import type { CreditQueryCreditCardListContent, CreditQueryCreditCardListRequest } from '../types.ts';

/**
 * A credit card that raises the limit.
 */
const zCreditCard = /*#__PURE__*/ lazySchema(() => z.object({
    userCardId: zId(),
    bankName: z.string(),
    cardNo: z.string().check(within(4, 32)),
    billDay: z.nullish(zDayOfMonth()),
    repaymentDay: z.nullish(zDayOfMonth()),
    status: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

export const zCreditQueryCreditCardListContent = /*#__PURE__*/ lazySchema(() => z.array(zCreditCard()));

/**
 * Credit cards: POST credit/queryCreditCardList
 *
 * Credit cards that raise the limit (proposed).
 */
export function creditQueryCreditCardList(gateway: Gateway, request: CreditQueryCreditCardListRequest = {}, options?: CallOptions): Promise<CreditQueryCreditCardListContent> {
    return gateway.call({ path: 'credit/queryCreditCardList', content: zCreditQueryCreditCardListContent, attempts: 2 }, request, options);
}

/** credit/queryCreditCardList for a query library: the key holds path and request. */
export function creditQueryCreditCardListQuery(gateway: Gateway, request: CreditQueryCreditCardListRequest = {}) {
    return {
        queryKey: ['credit/queryCreditCardList', request] as const,
        queryFn: (context: CallOptions) => creditQueryCreditCardList(gateway, request, { signal: context.signal }),
    };
}
