// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zCount } from '../models/Count.ts';
import { zYuan } from '../models/Yuan.ts';
import type { MerchantGetTobaccoLoanDataContent, MerchantGetTobaccoLoanDataRequest } from '../types.ts';

/**
 * The shop as its licence says.
 */
const zTobaccoBasicInfo = /*#__PURE__*/ lazySchema(() => z.object({
    licenceNo: z.nullish(z.string()),
    shopName: z.nullish(z.string()),
    ownerName: z.nullish(z.string()),
    address: z.nullish(z.string()),
    validUntil: z.nullish(z.string())
}));

/**
 * What the shop orders.
 */
const zTobaccoGoods = /*#__PURE__*/ lazySchema(() => z.object({
    name: z.string(),
    count: z.nullish(zCount()),
    amount: z.nullish(zYuan())
}));

/**
 * How the shop does.
 */
const zTobaccoManageInfo = /*#__PURE__*/ lazySchema(() => z.object({
    openDate: z.nullish(z.string()),
    level: z.nullish(z.string()),
    monthOrderAmount: z.nullish(zYuan()),
    monthOrderCount: z.nullish(zCount())
}));

/**
 * Data of a tobacco shop; a part is null until it was read.
 */
const zTobaccoLoanData = /*#__PURE__*/ lazySchema(() => z.object({
    basicInfo: z.nullish(zTobaccoBasicInfo()),
    manageInfo: z.nullish(zTobaccoManageInfo()),
    goodsInfo: z.nullish(z.array(zTobaccoGoods()))
}));

export const zMerchantGetTobaccoLoanDataContent = /*#__PURE__*/ lazySchema(() => zTobaccoLoanData());

/**
 * Tobacco-retail data: POST merchant/getTobaccoLoanData
 *
 * Data of a tobacco shop: licence, business and goods (spec 2, proposed).
 */
export function merchantGetTobaccoLoanData(gateway: Gateway, request: MerchantGetTobaccoLoanDataRequest = {}, options?: CallOptions): Promise<MerchantGetTobaccoLoanDataContent> {
    return gateway.call({ path: 'merchant/getTobaccoLoanData', content: zMerchantGetTobaccoLoanDataContent, attempts: 2 }, request, options);
}

/** merchant/getTobaccoLoanData for a query library: the key holds path and request. */
export function merchantGetTobaccoLoanDataQuery(gateway: Gateway, request: MerchantGetTobaccoLoanDataRequest = {}) {
    return {
        queryKey: ['merchant/getTobaccoLoanData', request] as const,
        queryFn: (context: CallOptions) => merchantGetTobaccoLoanData(gateway, request, { signal: context.signal }),
    };
}
