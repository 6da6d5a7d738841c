import type { MerchantRewardQueryContent } from '@koo/api-client/types'
import { readReward, type Reward } from './reply.ts'
import { TABLE, type PopupNode, type RewardPopupName } from './table.ts'

type Content = NonNullable<MerchantRewardQueryContent>

const COUPON = {
  couponId: 'C1',
  name: '息费8.5折券',
  category: 'rate',
  couponStatus: 0,
  endDate: '2026-12-20 23:59:59',
  productIds: ['W1'],
  extendProperties: { discountRate: 0.85 },
  incoInfo: { iconType: 3 },
  ruleList: [],
} as unknown as NonNullable<NonNullable<Content['couponPopupInfoDTO']>['couponInfoDTO']>

const coupon = {
  couponPopupInfoDTO: { popType: 1, couponInfoDTO: COUPON, couponInfoDesc: '借5000元及以上可用' },
}
const reward = {
  rewardOfferInfoDTO: { hasReward: true, minRewardAmount: 88, rewardType: 1, expireDate: '2026-12-20' },
}
const OFFERS = [
  { offerName: '限时提额', amount: 20_000 },
  { offerName: '会员提额', amount: 5000 },
]
const remind = (remindType: number, offerList: typeof OFFERS = []) => ({
  popupInfoDTO: { remindType, offerList },
})

/** A reply that shows each pop-up, for stories, the board and tests. */
export const REPLIES: Record<RewardPopupName, Content> = {
  lead36to24: { userTransitionMarketingDTO: { showFlag: true }, vipZoneDTO: { maxReduceAmount: 1280 } },
  over20w: { over20wTempAmountPopupDTO: { showFlag: true, cashTemp: 60_000 } },
  newUserTemp: { newUserTempAmountPopupDTO: { showFlag: true, cashTemp: 3000 } },
  lifetimeVip: {
    lifetimeFeeReductionPopupDTO: { isPop: true, popType: 1, quota: 50_000 },
    vipZoneDTO: { popBeforeDailyApr: 0.0006, popAfterDailyApr: 0.0004 },
  },
  marketing12: { fxyMarketingPopupDTO: { isPop: true } },
  salesCoupon: {
    couponPopupInfoDTO: { ...coupon.couponPopupInfoDTO, popType: 4, saleName: '王经理' },
  },
  fakeCoupon: { oldYxFakeCouponPopupDTO: { needPopup: true, discount: 0.85 } },
  rateOrRaise: {
    reduceRateOrIncreaseAmountDTO: {
      showFlag: true,
      popType: 4,
      realDeltaAmount: 8000,
      reduceRate: 0.036,
      beforeRate: 0.2316,
    },
  },
  raiseEligible: remind(1),
  raiseRetain: remind(1),
  offerEntry: { ...remind(2, OFFERS), ...coupon },
  offerRetain: { ...remind(2, OFFERS), ...coupon },
  couponReminder: { ...remind(2), ...coupon },
  couponRetain: { ...remind(2), ...coupon },
  cashBackSingle: { ...remind(2), ...reward },
  cashBackDouble: { ...remind(2), ...reward, ...coupon },
  noCoupon: remind(2),
}

/** The reply for a pop-up, and the first node that shows it. */
export function sampleOf(name: RewardPopupName): { reward: Reward; node: PopupNode } {
  const node = TABLE.find((row) => row.name === name)?.node
  return {
    reward: readReward(REPLIES[name], 'regular'),
    node: node === 'QUIT_LOAN_PAGE' ? node : 'ENTRY_LOAN_PAGE',
  }
}
