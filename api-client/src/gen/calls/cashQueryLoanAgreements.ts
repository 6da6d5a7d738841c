// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gName } from '../guards/Name.ts';
import type { CashQueryLoanAgreementsContent, CashQueryLoanAgreementsRequest } from '../types.ts';

const gLink: Guard = ['text', 1, 2048];

const gLoanAgreement: Guard = ['object', {
    name: gName,
    url: gLink,
    isLoanProtocol: 'flag',
    version: ['?', 'text'],
}];

/**
 * Agreements of the loan page: POST cash/queryLoanAgreements
 *
 * Agreements of the agreement line (proposed).
 */
export function cashQueryLoanAgreements(gateway: Gateway, request: CashQueryLoanAgreementsRequest = {}, options?: CallOptions): Reply<CashQueryLoanAgreementsContent, never> {
    return gateway.call({ path: 'cash/queryLoanAgreements', guard: ['complete', gLoanAgreement], attempts: 2, log: ['instIdList'] }, request, options);
}

/** cash/queryLoanAgreements for a query library: the key holds path and request. */
export function cashQueryLoanAgreementsQuery(gateway: Gateway, request: CashQueryLoanAgreementsRequest = {}) {
    return {
        queryKey: ['cash/queryLoanAgreements', request] as const,
        queryFn: (context: CallOptions) => cashQueryLoanAgreements(gateway, request, { signal: context.signal }),
    };
}
