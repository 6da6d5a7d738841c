// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Guard } from '../../guard.ts';
import type { CashQueryLoanAgreementsContent, CashQueryLoanAgreementsRequest } from '../types.ts';

const gLoanAgreement: Guard = ['object'];

/**
 * Agreements of the loan page: POST cash/queryLoanAgreements
 *
 * Agreements of the agreement line (spec 2, proposed).
 */
export function cashQueryLoanAgreements(gateway: Gateway, request: CashQueryLoanAgreementsRequest = {}, options?: CallOptions): Promise<CashQueryLoanAgreementsContent> {
    return gateway.call({ path: 'cash/queryLoanAgreements', guard: ['list', gLoanAgreement], attempts: 2, log: ['instIdList'] }, request, options);
}

/** cash/queryLoanAgreements for a query library: the key holds path and request. */
export function cashQueryLoanAgreementsQuery(gateway: Gateway, request: CashQueryLoanAgreementsRequest = {}) {
    return {
        queryKey: ['cash/queryLoanAgreements', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanAgreements(gateway, request, { signal: context.signal }),
    };
}
