// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gDay } from '../guards/Day.ts';
import { gId } from '../guards/Id.ts';
import { gName } from '../guards/Name.ts';
import { gPeriods } from '../guards/Periods.ts';
import { gRate } from '../guards/Rate.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashQueryResultPageContent, CashQueryResultPageRequest } from '../types.ts';

const gDayText: Guard = ['pattern', /^(?:0?[1-9]|[12]\d|3[01])$/];

const gResultStep: Guard = ['object', {
    title: 'text',
}, {
    icon: 'text',
    iconClass: 'text',
    text: 'text',
}];

const gResultText: Guard = ['object', {}, {
    text: 'text',
}];

const gResultButton: Guard = ['object', {}, {
    buttonText: 'text',
    linkUrl: 'text',
    cornerMark: 'text',
    cornerStatus: 'id',
}];

const gResultBanner: Guard = ['object', {}, {
    pictureUrl: 'text',
    linkUrl: 'text',
}];

const gLoanResult: Guard = ['object', {
    loanId: gId,
    listingId: gId,
    amount: gYuan,
    loanPeriod: gPeriods,
    monthPay: gYuan,
    firstRepaymentDay: gDay,
    paymentDay: gDayText,
    bankName: gName,
    cardNo: ['text', 4, 32],
    afterApr: gRate,
    montyPayList: ['complete', gYuan],
}, {
    serialNumber: 'text',
    steps: ['list', gResultStep],
    textDto: gResultText,
    buttonDto: gResultButton,
    mixLoanAmount: gYuan,
    banner: gResultBanner,
    cashAmount: gYuan,
    cashAvailAmountAll: gYuan,
    cashAvailAmountDl: gYuan,
    cashLeadDiscountRate: gRate,
    cashLeadFreeAmount: gYuan,
}];

/**
 * Result page of a loan: POST cash/queryResultPage
 *
 * The loan for the result page; the address of the page is never the source of a figure (proposed).
 * - Result 42114: no such loan of this customer
 */
export function cashQueryResultPage(gateway: Gateway, request: CashQueryResultPageRequest = {}, options?: CallOptions): Reply<CashQueryResultPageContent, 42114> {
    return gateway.call({ path: 'cash/queryResultPage', guard: gLoanResult, attempts: 2, log: ['loanId', 'listingId'] }, request, options);
}

/** cash/queryResultPage for a query library: the key holds path and request. */
export function cashQueryResultPageQuery(gateway: Gateway, request: CashQueryResultPageRequest = {}) {
    return {
        queryKey: ['cash/queryResultPage', request] as const,
        queryFn: (context: CallOptions) => cashQueryResultPage(gateway, request, { signal: context.signal }),
    };
}
