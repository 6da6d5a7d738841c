import { merchantSlice } from './fresh.ts'
import type { Context } from '../../engine/context.ts'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import type { CouponWire } from '../../people/personas/coupons/seed.ts'
import { unshiftCapped } from '../../engine/world.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { couponsOf } from '../../ledger/coupons/coupons.ts'
import { isOpenLoan } from '../../ledger/state/reviews.ts'
import { limitsIn } from '../../ledger/limit/limits.ts'
import { wireYuan } from '../../engine/money.ts'
import { pictureUrl } from '../../http/pictures.ts'
import type { PopupSeed } from './popupSeed.ts'
import { merchantSeedOf } from './seed.ts'

type Content = NonNullable<Wire<'merchant/rewardQuery'>>

/** How many joined campaigns are kept. */
const MOST_CAMPAIGNS = 10

/** popType of a coupon from sales staff, and of any other. */
const COUPON_POP = { own: 1, sales: 4 } as const

/**
 * All possible pop-ups of the loan page for the signed-in customer; the page selects one. Null: none. They depend on the
 * world's state: used coupons and ended rewards or temporary limits are left out, and so are some pop-ups on leaving
 * after a loan.
 */
export function popupsFor(
  context: Context,
  request: WireRequest<'merchant/rewardQuery'>,
): Wire<'merchant/rewardQuery'> {
  const { popups } = merchantSeedOf(context.persona())
  if (Object.keys(popups).length === 0) return null
  const isEntry = request.pageNode === 'ENTRY_LOAN_PAGE'
  if (!isEntry && hasJustBorrowed(context, request.serialNumber)) return null
  return {
    ...rows1To5(context, popups),
    ...rows6To8(context, popups, isEntry, request.invisibleCouponBatchNo),
    ...row9(context, popups),
  }
}

function hasJustBorrowed(context: Context, serialNumber: string | undefined): boolean {
  return context.user().loans.some((loan) => loan.serialNumber === serialNumber && isOpenLoan(loan))
}

function rows1To5(context: Context, popups: PopupSeed): Content {
  const { transition, over20w, newUserTemp, lifetime, marketing12 } = popups
  const { temporaryCents } = limitsIn(context)
  const temporary = { showFlag: temporaryCents > 0, cashTemp: wireYuan(temporaryCents) }
  return {
    userTransitionMarketingDTO: transition ? { showFlag: true } : null,
    over20wTempAmountPopupDTO: over20w ? temporary : null,
    newUserTempAmountPopupDTO: newUserTemp ? temporary : null,
    lifetimeFeeReductionPopupDTO: lifetime
      ? { isPop: true, popType: lifetime.type, quota: lifetime.quota }
      : null,
    vipZoneDTO:
      lifetime || transition
        ? {
            popAfterDailyApr: lifetime?.dailyAfter ?? null,
            popBeforeDailyApr: lifetime?.dailyBefore ?? null,
            maxReduceAmount: transition?.maxReduce ?? null,
          }
        : null,
    fxyMarketingPopupDTO: marketing12
      ? { isPop: true, popLink: pictureUrl(context.baseUrl, 'period-12') }
      : null,
  }
}

function rows6To8(
  context: Context,
  popups: PopupSeed,
  isEntry: boolean,
  hiddenBatch: string | undefined,
): Content {
  const { salesCoupon, coupon, fakeCoupon, offer } = popups
  const sold = isEntry && salesCoupon ? usable(context, salesCoupon.couponId, hiddenBatch) : null
  const own = coupon ? usable(context, coupon.couponId, hiddenBatch) : null
  return {
    couponPopupInfoDTO:
      sold && salesCoupon
        ? {
            popType: COUPON_POP.sales,
            couponInfoDTO: sold,
            couponInfoDesc: sold.name,
            saleName: salesCoupon.saleName,
            saleId: salesCoupon.saleId,
          }
        : own && coupon
          ? {
              popType: COUPON_POP.own,
              couponInfoDTO: own,
              couponInfoDesc: coupon.about,
              saleName: null,
              saleId: null,
            }
          : null,
    oldYxFakeCouponPopupDTO: fakeCoupon ? { needPopup: true, discount: fakeCoupon.discount } : null,
    reduceRateOrIncreaseAmountDTO: offer
      ? {
          showFlag: true,
          popType: offer.type,
          realDeltaAmount: offer.type === 1 ? null : offer.deltaYuan,
          reduceRate: offer.type === 2 || offer.type === 3 ? null : offer.reduceRate,
          beforeRate: offer.type === 2 || offer.type === 3 ? null : offer.beforeRate,
        }
      : null,
  }
}

function row9(context: Context, popups: PopupSeed): Content {
  const { remind, offers = [], reward, amountDue = false } = popups
  const { now, world } = context
  const rewardEnd = world.since + (reward?.days ?? 0) * DAY_MS
  return {
    amountPopupInfoDTO: { needPopup: remind === 1 || amountDue },
    popupInfoDTO:
      remind === undefined
        ? null
        : {
            remindType: remind,
            offerList: offers.map(({ code, name, yuan }) => ({
              offerCode: code,
              offerName: name,
              amount: yuan,
            })),
            joinCampaignResult: joined(context, popups.campaign),
          },
    rewardOfferInfoDTO:
      reward && now <= rewardEnd
        ? {
            hasReward: true,
            minRewardAmount: reward.minYuan,
            expireDate: beijingDay(rewardEnd),
            rewardType: reward.type,
          }
        : null,
  }
}

/** Joins the customer to the campaign; the reply says whether this query did so. */
function joined(context: Context, campaignCode: string | undefined): Record<string, unknown> | null {
  if (campaignCode === undefined) return null
  const { campaigns } = context.slice(merchantSlice)
  const isNew = !campaigns.includes(campaignCode)
  if (isNew) unshiftCapped(campaigns, campaignCode, MOST_CAMPAIGNS)
  return { campaignCode, joined: true, isNew }
}

function usable(context: Context, couponId: string, hiddenBatch: string | undefined): CouponWire | null {
  const coupon = couponsOf(context.world, context.user(), context.persona()).find(
    (each) => each.couponId === couponId,
  )
  return coupon?.statusId === 1 && coupon.batchNo !== hiddenBatch ? coupon : null
}
