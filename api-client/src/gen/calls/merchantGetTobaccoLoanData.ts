// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCount } from '../guards/Count.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { MerchantGetTobaccoLoanDataContent, MerchantGetTobaccoLoanDataRequest } from '../types.ts';

const gTobaccoBasicInfo: Guard = ['object', {}, {
    licenceNo: 'text',
    shopName: 'text',
    ownerName: 'text',
    address: 'text',
    validUntil: 'text',
}];

const gTobaccoManageInfo: Guard = ['object', {
    monthOrderAmount: ['?', gYuan],
}, {
    openDate: 'text',
    level: 'text',
    monthOrderCount: gCount,
}];

const gTobaccoGoods: Guard = ['object', {
    name: 'text',
    amount: ['?', gYuan],
}, {
    count: gCount,
}];

const gTobaccoLoanData: Guard = ['object', {}, {
    basicInfo: gTobaccoBasicInfo,
    manageInfo: gTobaccoManageInfo,
    goodsInfo: ['complete', gTobaccoGoods],
}];

/**
 * Tobacco-retail data: POST merchant/getTobaccoLoanData
 *
 * Data of a tobacco shop: licence, business and goods (proposed).
 */
export function merchantGetTobaccoLoanData(gateway: Gateway, request: MerchantGetTobaccoLoanDataRequest = {}, options?: CallOptions): Reply<MerchantGetTobaccoLoanDataContent, never> {
    return gateway.call({ path: 'merchant/getTobaccoLoanData', guard: ['some', gTobaccoLoanData], attempts: 2 }, request, options);
}

/** merchant/getTobaccoLoanData for a query library: the key holds path and request. */
export function merchantGetTobaccoLoanDataQuery(gateway: Gateway, request: MerchantGetTobaccoLoanDataRequest = {}) {
    return {
        queryKey: ['merchant/getTobaccoLoanData', request] as const,
        queryFn: (context: CallOptions) => merchantGetTobaccoLoanData(gateway, request, { signal: context.signal }),
    };
}
