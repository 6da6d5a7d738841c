// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Guard } from '../../guard.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gRate } from '../guards/Rate.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashQueryResultPageContent, CashQueryResultPageRequest } from '../types.ts';

const gResultStep: Guard = ['object'];

const gResultText: Guard = ['object'];

const gResultButton: Guard = ['object'];

const gResultBanner: Guard = ['object'];

const gLoanResult: Guard = ['object', {
    amount: gYuan,
    loanPeriod: gPeriods,
    monthPay: gYuan,
    afterApr: gRate,
    steps: ['?', ['list', gResultStep]],
    textDto: ['?', gResultText],
    buttonDto: ['?', gResultButton],
    montyPayList: ['list', gYuan],
    banner: ['?', gResultBanner],
    cashAmount: ['?', gYuan],
    cashAvailAmountAll: ['?', gYuan],
    cashAvailAmountDl: ['?', gYuan],
    cashLeadDiscountRate: ['?', gRate],
    cashLeadFreeAmount: ['?', gYuan],
}];

/**
 * Result page of a loan: POST cash/queryResultPage
 *
 * The loan for the result page; the address of the page is never the source of a figure (proposed).
 */
export function cashQueryResultPage(gateway: Gateway, request: CashQueryResultPageRequest = {}, options?: CallOptions): Promise<CashQueryResultPageContent> {
    return gateway.call({ path: 'cash/queryResultPage', guard: gLoanResult, attempts: 2, log: ['loanId', 'listingId'] }, request, options);
}

/** cash/queryResultPage for a query library: the key holds path and request. */
export function cashQueryResultPageQuery(gateway: Gateway, request: CashQueryResultPageRequest = {}) {
    return {
        queryKey: ['cash/queryResultPage', request] as const,
        queryFn: (context: CallOptions) => cashQueryResultPage(gateway, request, { signal: context.signal }),
    };
}
