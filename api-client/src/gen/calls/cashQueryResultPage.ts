// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole, within } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zDay } from '../models/Day.ts';
import { zId } from '../models/Id.ts';
import { zPeriods } from '../models/Periods.ts';
import { zRate } from '../models/Rate.ts';
import { zYuan } from '../models/Yuan.ts';
import type { CashQueryResultPageContent, CashQueryResultPageRequest } from '../types.ts';

/**
 * Banner below the result.
 */
const zResultBanner = /*#__PURE__*/ lazySchema(() => z.object({
    pictureUrl: z.nullish(z.string()),
    linkUrl: z.nullish(z.string())
}));

/**
 * Button of the more-than card.
 */
const zResultButton = /*#__PURE__*/ lazySchema(() => z.object({
    buttonText: z.nullish(z.string()),
    linkUrl: z.nullish(z.string()),
    cornerMark: z.nullish(z.string()),
    cornerStatus: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * A step of the timeline.
 */
const zResultStep = /*#__PURE__*/ lazySchema(() => z.object({
    icon: z.nullish(z.string()),
    iconClass: z.nullish(z.string()),
    title: z.string(),
    text: z.nullish(z.string())
}));

/**
 * Text of the more-than card.
 */
const zResultText = /*#__PURE__*/ lazySchema(() => z.object({
    text: z.nullish(z.string())
}));

/**
 * The loan as the server knows it.
 */
const zLoanResult = /*#__PURE__*/ lazySchema(() => z.object({
    loanId: zId(),
    listingId: zId(),
    serialNumber: z.nullish(z.string()),
    amount: zYuan(),
    loanPeriod: zPeriods(),
    monthPay: zYuan(),
    firstRepaymentDay: zDay(),
    paymentDay: z.string(),
    bankName: z.string(),
    cardNo: z.string().check(within(4, 32)),
    afterApr: zRate(),
    steps: z.nullish(z.array(zResultStep())),
    textDto: z.nullish(zResultText()),
    buttonDto: z.nullish(zResultButton()),
    montyPayList: z.array(zYuan()),
    banner: z.nullish(zResultBanner()),
    cashAmount: z.nullish(zYuan()),
    cashAvailAmountAll: z.nullish(zYuan()),
    cashAvailAmountDl: z.nullish(zYuan()),
    cashLeadDiscountRate: z.nullish(zRate()),
    cashLeadFreeAmount: z.nullish(zYuan())
}));

export const zCashQueryResultPageContent = /*#__PURE__*/ lazySchema(() => zLoanResult());

/**
 * Result page of a loan: POST cash/queryResultPage
 *
 * The loan for the result page; the address of the page is never the source of a figure (proposed).
 */
export function cashQueryResultPage(gateway: Gateway, request: CashQueryResultPageRequest = {}, options?: CallOptions): Promise<CashQueryResultPageContent> {
    return gateway.call({ path: 'cash/queryResultPage', content: zCashQueryResultPageContent, attempts: 2, log: ['loanId', 'listingId'] }, request, options);
}

/** cash/queryResultPage for a query library: the key holds path and request. */
export function cashQueryResultPageQuery(gateway: Gateway, request: CashQueryResultPageRequest = {}) {
    return {
        queryKey: ['cash/queryResultPage', request] as const,
        queryFn: (context: CallOptions) => cashQueryResultPage(gateway, request, { signal: context.signal }),
    };
}
