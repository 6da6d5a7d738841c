// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zRate } from '../models/Rate.ts';
import { zYuan } from '../models/Yuan.ts';
import type { CashCashLeadPopQueryContent, CashCashLeadPopQueryRequest } from '../types.ts';

/**
 * What a campaign promises.
 */
const zCampaignDetail = /*#__PURE__*/ lazySchema(() => z.object({
    expireDate: z.nullish(z.string()),
    formattedCouponDiscount: z.nullish(z.string()),
    couponBatchNo: z.nullish(z.string()),
    couponDiscount: z.nullish(zRate()),
    popStyle: z.nullish(z.string()),
    cashTempAvailAmountDl: z.nullish(zYuan()),
    rate: z.nullish(zRate())
}));

/**
 * A campaign of the cash-lead page.
 */
const zCampaignItem = /*#__PURE__*/ lazySchema(() => z.object({
    campaignCode: z.string(),
    marketingDetailInfo: z.nullish(zCampaignDetail())
}));

export const zCashCashLeadPopQueryContent = /*#__PURE__*/ lazySchema(() => z.nullable(z.array(zCampaignItem())));

/**
 * Campaigns of the cash-lead page: POST cash/cashLeadPopQuery
 *
 * Campaigns of the cash-lead page; the first one counts. A failure, null or none means no campaign (spec 4, 7, 8).
 */
export function cashCashLeadPopQuery(gateway: Gateway, request: CashCashLeadPopQueryRequest, options?: CallOptions): Promise<CashCashLeadPopQueryContent> {
    return gateway.call({ path: 'cash/cashLeadPopQuery', content: zCashCashLeadPopQueryContent, attempts: 2, log: ['campaignNode'] }, request, options);
}

/** cash/cashLeadPopQuery for a query library: the key holds path and request. */
export function cashCashLeadPopQueryQuery(gateway: Gateway, request: CashCashLeadPopQueryRequest) {
    return {
        queryKey: ['cash/cashLeadPopQuery', request] as const,
        queryFn: (context: CallOptions) => cashCashLeadPopQuery(gateway, request, { signal: context.signal }),
    };
}
