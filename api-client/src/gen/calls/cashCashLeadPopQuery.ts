// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gRate } from '../guards/Rate.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { CashCashLeadPopQueryContent, CashCashLeadPopQueryRequest } from '../types.ts';

const gCampaignDetail: Guard = ['object', {
    couponDiscount: ['?', gRate],
    cashTempAvailAmountDl: ['?', gYuan],
    rate: ['?', gRate],
}, {
    expireDate: 'text',
    formattedCouponDiscount: 'text',
    couponBatchNo: 'text',
    popStyle: 'text',
}];

const gCampaignItem: Guard = ['object', {
    campaignCode: 'text',
}, {
    marketingDetailInfo: gCampaignDetail,
}];

/**
 * Campaigns of the cash-lead page: POST cash/cashLeadPopQuery
 *
 * Campaigns of the cash-lead page; the first one counts. A failure, null or none means no campaign.
 */
export function cashCashLeadPopQuery(gateway: Gateway, request: CashCashLeadPopQueryRequest, options?: CallOptions): Reply<CashCashLeadPopQueryContent, never> {
    return gateway.call({ path: 'cash/cashLeadPopQuery', guard: ['?', ['list', gCampaignItem]], attempts: 2, log: ['campaignNode'] }, request, options);
}

/** cash/cashLeadPopQuery for a query library: the key holds path and request. */
export function cashCashLeadPopQueryQuery(gateway: Gateway, request: CashCashLeadPopQueryRequest) {
    return {
        queryKey: ['cash/cashLeadPopQuery', request] as const,
        queryFn: (context: CallOptions) => cashCashLeadPopQuery(gateway, request, { signal: context.signal }),
    };
}
