// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gCoupon } from '../guards/Coupon.ts';
import { gRate } from '../guards/Rate.ts';
import { gYuan } from '../guards/Yuan.ts';
import type { MerchantRewardQueryContent, MerchantRewardQueryRequest } from '../types.ts';

const gFxyMarketingPopup: Guard = ['object', {}, {
    isPop: 'flag',
    popLink: 'text',
}];

const gRewardOfferInfo: Guard = ['object', {
    minRewardAmount: ['?', gYuan],
}, {
    hasReward: 'flag',
    expireDate: 'text',
    rewardType: 'id',
}];

const gCouponPopupInfo: Guard = ['object', {}, {
    popType: 'whole',
    couponInfoDTO: gCoupon,
    couponInfoDesc: 'text',
    saleName: 'text',
    saleId: 'text',
}];

const gNeedPopup: Guard = ['object', {}, {
    needPopup: 'flag',
}];

const gRemindPopup: Guard = ['object', {}, {
    remindType: 'whole',
    offerList: ['list', ['map']],
}];

const gReduceRateOrIncreaseAmount: Guard = ['object', {
    realDeltaAmount: ['?', gYuan],
    reduceRate: ['?', gRate],
    beforeRate: ['?', gRate],
}, {
    showFlag: 'flag',
    popType: 'whole',
}];

const gFakeCouponPopup: Guard = ['object', {
    discount: ['?', gRate],
}, {
    needPopup: 'flag',
}];

const gLifetimeFeeReductionPopup: Guard = ['object', {
    quota: ['?', gYuan],
}, {
    isPop: 'flag',
    popType: 'whole',
}];

const gUserTransitionMarketing: Guard = ['object', {}, {
    showFlag: 'flag',
}];

const gTempAmountPopup: Guard = ['object', {
    cashTemp: ['?', gYuan],
}, {
    showFlag: 'flag',
}];

const gVipZone: Guard = ['object', {
    popAfterDailyApr: ['?', gRate],
    popBeforeDailyApr: ['?', gRate],
    maxReduceAmount: ['?', gYuan],
}];

const gPopupQueryContent: Guard = ['object', {}, {
    fxyMarketingPopupDTO: gFxyMarketingPopup,
    rewardOfferInfoDTO: gRewardOfferInfo,
    couponPopupInfoDTO: gCouponPopupInfo,
    amountPopupInfoDTO: gNeedPopup,
    popupInfoDTO: gRemindPopup,
    reduceRateOrIncreaseAmountDTO: gReduceRateOrIncreaseAmount,
    oldYxFakeCouponPopupDTO: gFakeCouponPopup,
    lifetimeFeeReductionPopupDTO: gLifetimeFeeReductionPopup,
    userTransitionMarketingDTO: gUserTransitionMarketing,
    over20wTempAmountPopupDTO: gTempAmountPopup,
    newUserTempAmountPopupDTO: gTempAmountPopup,
    vipZoneDTO: gVipZone,
}];

/**
 * Pop-ups, offers and coupons of the loan page: POST merchant/rewardQuery
 *
 * Pop-ups, offers and coupons of the loan page. Sent once, because asking may join the user to a campaign. A refusal
 * shows the server's message as an information toast, a lost reply nothing.
 */
export function merchantRewardQuery(gateway: Gateway, request: MerchantRewardQueryRequest, options?: CallOptions): Reply<MerchantRewardQueryContent, never> {
    return gateway.call({ path: 'merchant/rewardQuery', guard: ['?', ['some', gPopupQueryContent]], log: ['pageNode', 'breakType', 'isInstListing', 'flowName', 'specialAssetTag', 'serialNumber', 'assetScene', 'assetTypes'] }, request, options);
}

/** merchant/rewardQuery for a query library: the key holds path and request. */
export function merchantRewardQueryQuery(gateway: Gateway, request: MerchantRewardQueryRequest) {
    return {
        queryKey: ['merchant/rewardQuery', request] as const,
        queryFn: (context: CallOptions) => merchantRewardQuery(gateway, request, { signal: context.signal }),
    };
}
