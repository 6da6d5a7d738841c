import type { Reward } from './reply.ts'

// popup.1
/** When pop-ups are decided: on entering the loan page and on leaving it. */
export type PopupNode = 'ENTRY_LOAN_PAGE' | 'QUIT_LOAN_PAGE'

/** Asset scene for which row 1 is not shown. */
const REGULAR_SJSH = 'sjsh_regular'

// popup.19, gap 13
/** Pop-up types by index. Not the `popType` of a coupon. */
export const POPUP_TYPES = [
  'none',
  'couponIssue',
  'couponReminder',
  'couponRetention',
  'noCouponRetention',
  'raiseLimit',
] as const

interface Row {
  /** Priority in the specification; the rows of 9 exclude each other. */
  readonly priority: number
  readonly name: string
  readonly node: PopupNode | 'both'
  /** The condition in words, for the board in Storybook. */
  readonly when: string
  readonly fits: (reward: Reward, node: PopupNode) => boolean
  readonly type?: (typeof POPUP_TYPES)[number]
}

const ENTRY = 'ENTRY_LOAN_PAGE'
const QUIT = 'QUIT_LOAN_PAGE'

const hasCoupon = ({ coupon }: Reward) => coupon !== null && coupon.raw !== null
const hasOffers = ({ offers }: Reward) => offers.length > 0
const isRaise = ({ remind }: Reward) => remind === 'raise'
const isBenefits = ({ remind }: Reward) => remind === 'benefits'
const isBare = (reward: Reward) => isBenefits(reward) && !hasOffers(reward)

/**
 * The pop-ups of the loan page after merchant/rewardQuery, by priority; the first row that fits is shown. The reduce-fee
 * pop-up comes before them all, without this query.
 */
export const TABLE = [
  {
    priority: 1,
    name: 'lead36to24',
    node: 'both',
    when: 'userTransitionMarketingDTO.showFlag; asset scene is not sjsh_regular; on leaving maxReduceAmount > 0',
    fits: ({ transition, assetScene }, node) =>
      transition !== null && assetScene !== REGULAR_SJSH && (node === ENTRY || transition.saving !== null),
  },
  {
    priority: 2,
    name: 'over20w',
    node: 'both',
    when: 'over20wTempAmountPopupDTO.showFlag',
    fits: ({ over20w }) => over20w !== null,
  },
  {
    priority: 3,
    name: 'newUserTemp',
    node: 'both',
    when: 'newUserTempAmountPopupDTO.showFlag',
    fits: ({ newUserTemp }) => newUserTemp !== null,
  },
  {
    priority: 4,
    name: 'lifetimeVip',
    node: 'both',
    when: 'lifetimeFeeReductionPopupDTO.isPop; popBeforeDailyApr and popAfterDailyApr',
    fits: ({ lifetime }) => lifetime !== null,
  },
  {
    priority: 5,
    name: 'marketing12',
    node: ENTRY,
    when: 'fxyMarketingPopupDTO.isPop',
    fits: ({ marketing }) => marketing !== null,
  },
  {
    priority: 6,
    name: 'salesCoupon',
    node: ENTRY,
    when: 'couponPopupInfoDTO.popType is 4',
    fits: ({ coupon }) => coupon?.isFromSales === true,
    type: 'couponIssue',
  },
  {
    priority: 7,
    name: 'fakeCoupon',
    node: 'both',
    when: 'oldYxFakeCouponPopupDTO.needPopup',
    fits: ({ fakeCoupon }) => fakeCoupon !== null,
  },
  {
    priority: 8,
    name: 'rateOrRaise',
    node: 'both',
    when: 'reduceRateOrIncreaseAmountDTO.showFlag',
    fits: ({ offer }) => offer !== null,
  },
  {
    priority: 9,
    name: 'raiseEligible',
    node: ENTRY,
    when: 'remindType 1, or amountPopupInfoDTO.needPopup without remindType 2',
    fits: isRaise,
    type: 'raiseLimit',
  },
  {
    priority: 9,
    name: 'offerEntry',
    node: ENTRY,
    when: 'remindType 2; offers',
    fits: (reward) => isBenefits(reward) && hasOffers(reward),
  },
  {
    priority: 9,
    name: 'couponReminder',
    node: ENTRY,
    when: 'remindType 2; no offers; a coupon',
    fits: (reward) => isBare(reward) && hasCoupon(reward),
    type: 'couponReminder',
  },
  {
    priority: 9,
    name: 'raiseRetain',
    node: QUIT,
    when: 'remindType 1, or amountPopupInfoDTO.needPopup without remindType 2',
    fits: isRaise,
    type: 'raiseLimit',
  },
  {
    priority: 9,
    name: 'offerRetain',
    node: QUIT,
    when: 'remindType 2; offers',
    fits: (reward) => isBenefits(reward) && hasOffers(reward),
  },
  {
    priority: 9,
    name: 'cashBackDouble',
    node: QUIT,
    when: 'remindType 2; no offers; a reward; a coupon',
    fits: (reward) => isBare(reward) && reward.reward !== null && hasCoupon(reward),
  },
  {
    priority: 9,
    name: 'cashBackSingle',
    node: QUIT,
    when: 'remindType 2; no offers; a reward; no coupon',
    fits: (reward) => isBare(reward) && reward.reward !== null,
  },
  {
    priority: 9,
    name: 'couponRetain',
    node: QUIT,
    when: 'remindType 2; no offers; no reward; a coupon',
    fits: (reward) => isBare(reward) && hasCoupon(reward),
    type: 'couponRetention',
  },
  {
    priority: 9,
    name: 'noCoupon',
    node: QUIT,
    when: 'remindType 2; no offers; no reward; no coupon',
    fits: isBare,
    type: 'noCouponRetention',
  },
] as const satisfies readonly Row[]

/** A pop-up of the table. */
export type RewardPopupName = (typeof TABLE)[number]['name']

/** The pop-up to show on this node; null for none. */
export function matchPopup(reward: Reward, node: PopupNode): RewardPopupName | null {
  const rows: readonly (Row & { name: RewardPopupName })[] = TABLE
  return rows.find((row) => isOn(row, node) && row.fits(reward, node))?.name ?? null
}

// popup.19
/** The index of the pop-up's type, for events; 0 for a pop-up that has none. */
export function typeIndex(name: string): number {
  const rows: readonly Row[] = TABLE
  return POPUP_TYPES.indexOf(rows.find((row) => row.name === name)?.type ?? 'none')
}

const isOn = (row: Row, node: PopupNode) => row.node === 'both' || row.node === node
