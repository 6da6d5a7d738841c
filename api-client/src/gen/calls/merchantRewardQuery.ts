// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zCoupon } from '../models/Coupon.ts';
import { zRate } from '../models/Rate.ts';
import { zYuan } from '../models/Yuan.ts';
import type { MerchantRewardQueryContent, MerchantRewardQueryRequest } from '../types.ts';

/**
 * Image pop-up of the marketing for 12 periods.
 */
const zFxyMarketingPopup = /*#__PURE__*/ lazySchema(() => z.object({
    isPop: z.nullish(z.boolean()),
    popLink: z.nullish(z.string())
}));

/**
 * A pop-up that is due or not.
 */
const zNeedPopup = /*#__PURE__*/ lazySchema(() => z.object({
    needPopup: z.nullish(z.boolean())
}));

/**
 * The older discount pop-up.
 */
const zFakeCouponPopup = /*#__PURE__*/ lazySchema(() => z.object({
    needPopup: z.nullish(z.boolean()),
    discount: z.nullish(zRate())
}));

/**
 * Which reminder is due.
 */
const zRemindPopup = /*#__PURE__*/ lazySchema(() => z.object({
    remindType: z.nullish(z.number().check(whole)),
    offerList: z.nullish(z.array(z.record(z.string(), z.unknown()))),
    joinCampaignResult: z.optional(z.unknown())
}));

/**
 * The change from a dear to a cheap rate.
 */
const zUserTransitionMarketing = /*#__PURE__*/ lazySchema(() => z.object({
    showFlag: z.nullish(z.boolean())
}));

/**
 * A coupon that a pop-up is about.
 */
const zCouponPopupInfo = /*#__PURE__*/ lazySchema(() => z.object({
    popType: z.nullish(z.number().check(whole)),
    couponInfoDTO: z.nullish(zCoupon()),
    couponInfoDesc: z.nullish(z.string()),
    saleName: z.nullish(z.string()),
    saleId: z.nullish(z.string())
}));

/**
 * Lifetime reduction of fees.
 */
const zLifetimeFeeReductionPopup = /*#__PURE__*/ lazySchema(() => z.object({
    isPop: z.nullish(z.boolean()),
    popType: z.nullish(z.number().check(whole)),
    quota: z.nullish(zYuan())
}));

/**
 * An offer of a lower rate, a higher limit, or both.
 */
const zReduceRateOrIncreaseAmount = /*#__PURE__*/ lazySchema(() => z.object({
    showFlag: z.nullish(z.boolean()),
    popType: z.nullish(z.number().check(whole)),
    realDeltaAmount: z.nullish(zYuan()),
    reduceRate: z.nullish(zRate()),
    beforeRate: z.nullish(zRate())
}));

/**
 * Cash-back that is still open.
 */
const zRewardOfferInfo = /*#__PURE__*/ lazySchema(() => z.object({
    hasReward: z.nullish(z.boolean()),
    minRewardAmount: z.nullish(zYuan()),
    expireDate: z.nullish(z.string()),
    rewardType: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

/**
 * A temporary limit to tell of.
 */
const zTempAmountPopup = /*#__PURE__*/ lazySchema(() => z.object({
    showFlag: z.nullish(z.boolean()),
    cashTemp: z.nullish(zYuan())
}));

/**
 * Figures of the VIP pop-ups.
 */
const zVipZone = /*#__PURE__*/ lazySchema(() => z.object({
    popAfterDailyApr: z.nullish(zRate()),
    popBeforeDailyApr: z.nullish(zRate()),
    maxReduceAmount: z.nullish(zYuan())
}));

/**
 * What may pop up on the loan page (spec 3, pop-up query content). Which one does is the page's rule (spec 4).
 */
const zPopupQueryContent = /*#__PURE__*/ lazySchema(() => z.object({
    fxyMarketingPopupDTO: z.nullish(zFxyMarketingPopup()),
    rewardOfferInfoDTO: z.nullish(zRewardOfferInfo()),
    couponPopupInfoDTO: z.nullish(zCouponPopupInfo()),
    amountPopupInfoDTO: z.nullish(zNeedPopup()),
    popupInfoDTO: z.nullish(zRemindPopup()),
    reduceRateOrIncreaseAmountDTO: z.nullish(zReduceRateOrIncreaseAmount()),
    oldYxFakeCouponPopupDTO: z.nullish(zFakeCouponPopup()),
    lifetimeFeeReductionPopupDTO: z.nullish(zLifetimeFeeReductionPopup()),
    userTransitionMarketingDTO: z.nullish(zUserTransitionMarketing()),
    over20wTempAmountPopupDTO: z.nullish(zTempAmountPopup()),
    newUserTempAmountPopupDTO: z.nullish(zTempAmountPopup()),
    vipZoneDTO: z.nullish(zVipZone())
}));

export const zMerchantRewardQueryContent = /*#__PURE__*/ lazySchema(() => z.nullable(zPopupQueryContent()));

/**
 * Pop-ups, offers and coupons of the loan page: POST merchant/rewardQuery
 *
 * Pop-ups, offers and coupons of the loan page. Sent once, because asking may join the user to a campaign. A refusal
 * shows the server's message as an information toast, a lost reply nothing (spec 7, 8).
 */
export function merchantRewardQuery(gateway: Gateway, request: MerchantRewardQueryRequest, options?: CallOptions): Promise<MerchantRewardQueryContent> {
    return gateway.call({ path: 'merchant/rewardQuery', content: zMerchantRewardQueryContent, log: ['pageNode', 'breakType', 'isInstListing', 'flowName', 'specialAssetTag', 'serialNumber', 'assetScene', 'assetTypes'] }, request, options);
}

/** merchant/rewardQuery for a query library: the key holds path and request. */
export function merchantRewardQueryQuery(gateway: Gateway, request: MerchantRewardQueryRequest) {
    return {
        queryKey: ['merchant/rewardQuery', request] as const,
        queryFn: (context: CallOptions) => merchantRewardQuery(gateway, request, { signal: context.signal }),
    };
}
