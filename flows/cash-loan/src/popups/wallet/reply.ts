import { isText } from '@koo/api-client'
import type { Coupon as WireCoupon, MerchantRewardQueryContent } from '@koo/api-client/types'
import { positiveCents, readRate, type Cents } from '@koo/pricing'

type Content = NonNullable<MerchantRewardQueryContent>

// gap 13
/** `popType` of a coupon in the reply. Not the index of a pop-up type, see `POPUP_TYPES`. */
export const COUPON_FROM_SALES = 4

/** `popType` of a rate-cut or raise offer: 1 rate cut, 2 and 3 raise, 4 both (popup.22). */
const CUTS_RATE: readonly unknown[] = [1, 4]
const RAISES: readonly unknown[] = [2, 3, 4]

/** An offer of row 9. `amount` null: the server does not say how much. */
export interface Offer {
  readonly name: string
  readonly amount: Cents | null
}

/** The reply of merchant/rewardQuery, read once: what each row of the table and each pop-up needs. */
export interface Reward {
  /** Asset scene of the page; row 1 is not for `sjsh_regular`. */
  readonly assetScene: string
  /** Row 1. `saving`: the most that is free of interest; null without one. */
  readonly transition: { readonly saving: Cents | null } | null
  /** Rows 2 and 3: a temporary limit. */
  readonly over20w: TemporaryLimit | null
  readonly newUserTemp: TemporaryLimit | null
  /** Row 4. Rates are fractions a day. Null without both rates. */
  readonly lifetime: {
    readonly before: number
    readonly after: number
    readonly quota: Cents | null
    readonly kind: number | null
  } | null
  /** Row 5. The picture's address, which the address gate checks before it is loaded. */
  readonly marketing: { readonly picture: string | null } | null
  /** Rows 6 and 9. */
  readonly coupon: {
    readonly isFromSales: boolean
    readonly raw: WireCoupon | null
    readonly about: string
    readonly saleName: string
  } | null
  /** Row 7: share paid, a fraction. */
  readonly fakeCoupon: { readonly discount: number | null } | null
  /** Row 8. Null figures are not in the offer. */
  readonly offer: {
    readonly raise: Cents | null
    readonly cut: number | null
    readonly before: number | null
  } | null
  /** Row 9. */
  readonly remind: 'raise' | 'benefits' | null
  readonly offers: readonly Offer[]
  readonly reward: {
    readonly amount: Cents | null
    readonly until: string
    readonly isForFriend: boolean
  } | null
}

interface TemporaryLimit {
  readonly amount: Cents | null
}

/** Reads the reply for the page's asset scene. Anything unreadable counts as absent. */
export function readReward(content: Content, assetScene: string): Reward {
  const zone = content.vipZoneDTO
  const { offerList } = content.popupInfoDTO ?? {}
  return {
    assetScene,
    transition: content.userTransitionMarketingDTO?.showFlag
      ? { saving: positiveCents(zone?.maxReduceAmount) }
      : null,
    over20w: temporary(over20wOf(content)),
    newUserTemp: temporary(content.newUserTempAmountPopupDTO),
    lifetime: lifetimeOf(content),
    marketing: content.fxyMarketingPopupDTO?.isPop
      ? { picture: content.fxyMarketingPopupDTO.popLink || null }
      : null,
    coupon: couponOf(content.couponPopupInfoDTO),
    fakeCoupon: content.oldYxFakeCouponPopupDTO?.needPopup
      ? { discount: readRate(content.oldYxFakeCouponPopupDTO.discount)?.value ?? null }
      : null,
    offer: offerOf(content.reduceRateOrIncreaseAmountDTO),
    remind: remindOf(content),
    offers: (offerList ?? []).map(({ offerName, amount }) => ({
      name: isText(offerName) ? offerName : '',
      amount: positiveCents(amount),
    })),
    reward: rewardOf(content.rewardOfferInfoDTO),
  }
}

/**
 * The temporary limit of row 2, whose field the specification lost: the contract's name for it, else any field that it does
 * not name and that has this shape (gap 14).
 */
function over20wOf(content: Content): Content['over20wTempAmountPopupDTO'] {
  if (content.over20wTempAmountPopupDTO) return content.over20wTempAmountPopupDTO
  const others = Object.entries(content).filter(([name]) => name !== 'newUserTempAmountPopupDTO')
  return others.map(([, value]: [string, unknown]) => value).find(isTemporaryLimit)
}

function isTemporaryLimit(value: unknown): value is { showFlag: boolean; cashTemp: string | number } {
  return typeof value === 'object' && value !== null && 'showFlag' in value && 'cashTemp' in value
}

const temporary = (raw: Content['newUserTempAmountPopupDTO']): TemporaryLimit | null =>
  raw?.showFlag === true ? { amount: positiveCents(raw.cashTemp) } : null

function lifetimeOf({ lifetimeFeeReductionPopupDTO: pop, vipZoneDTO: zone }: Content): Reward['lifetime'] {
  const before = readRate(zone?.popBeforeDailyApr)
  const after = readRate(zone?.popAfterDailyApr)
  if (!pop?.isPop || before === null || after === null) return null
  return {
    before: before.value,
    after: after.value,
    quota: positiveCents(pop.quota),
    kind: pop.popType ?? null,
  }
}

function couponOf(raw: Content['couponPopupInfoDTO']): Reward['coupon'] {
  if (!raw) return null
  return {
    isFromSales: raw.popType === COUPON_FROM_SALES,
    raw: raw.couponInfoDTO ?? null,
    about: raw.couponInfoDesc ?? '',
    saleName: raw.saleName ?? '',
  }
}

// gap N83
/** The reminder that is due. The pop-up of the amount is the one of a raise: it is due without a reminder too. */
function remindOf({ popupInfoDTO, amountPopupInfoDTO }: Content): Reward['remind'] {
  const type = popupInfoDTO?.remindType
  if (type === 2) return 'benefits'
  return type === 1 || amountPopupInfoDTO?.needPopup === true ? 'raise' : null
}

function offerOf(raw: Content['reduceRateOrIncreaseAmountDTO']): Reward['offer'] {
  if (!raw?.showFlag) return null
  const cuts = CUTS_RATE.includes(raw.popType)
  return {
    raise: RAISES.includes(raw.popType) ? positiveCents(raw.realDeltaAmount) : null,
    cut: cuts ? (readRate(raw.reduceRate)?.value ?? null) : null,
    before: cuts ? (readRate(raw.beforeRate)?.value ?? null) : null,
  }
}

function rewardOf(raw: Content['rewardOfferInfoDTO']): Reward['reward'] {
  if (!raw?.hasReward) return null
  return {
    amount: positiveCents(raw.minRewardAmount),
    until: raw.expireDate ?? '',
    isForFriend: String(raw.rewardType) === '2',
  }
}
