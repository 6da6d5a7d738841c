// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import type { CashQueryLoanAgreementsContent, CashQueryLoanAgreementsRequest } from '../types.ts';

/**
 * An agreement of the loan page.
 */
const zLoanAgreement = /*#__PURE__*/ lazySchema(() => z.object({
    name: z.string(),
    url: z.string(),
    isLoanProtocol: z.boolean(),
    version: z.nullish(z.string())
}));

export const zCashQueryLoanAgreementsContent = /*#__PURE__*/ lazySchema(() => z.array(zLoanAgreement()));

/**
 * Agreements of the loan page: POST cash/queryLoanAgreements
 *
 * Agreements of the agreement line (spec 2, proposed).
 */
export function cashQueryLoanAgreements(gateway: Gateway, request: CashQueryLoanAgreementsRequest = {}, options?: CallOptions): Promise<CashQueryLoanAgreementsContent> {
    return gateway.call({ path: 'cash/queryLoanAgreements', content: zCashQueryLoanAgreementsContent, attempts: 2, log: ['instIdList'] }, request, options);
}

/** cash/queryLoanAgreements for a query library: the key holds path and request. */
export function cashQueryLoanAgreementsQuery(gateway: Gateway, request: CashQueryLoanAgreementsRequest = {}) {
    return {
        queryKey: ['cash/queryLoanAgreements', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanAgreements(gateway, request, { signal: context.signal }),
    };
}
