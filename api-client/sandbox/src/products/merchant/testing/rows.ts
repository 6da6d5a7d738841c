import type { Calls } from '@koo/api-client/registry'
import type { Person } from '../../../testing/client.ts'

type Content = Calls['merchant/rewardQuery']['content']
type Node = Calls['merchant/rewardQuery']['request']['pageNode']

/** The pop-up of each persona on entering and on leaving. */
export const ROWS: ReadonlyArray<readonly [persona: string, entry: string, quit: string]> = [
  ['popup-transition', '1 transition', '1 transition'],
  ['popup-transition-entry', '1 transition', 'none'],
  ['popup-over-20w', '2 over 20w', '2 over 20w'],
  ['popup-new-user-temp', '3 new user', '3 new user'],
  ['popup-lifetime-1', '4 lifetime 1', '4 lifetime 1'],
  ['popup-lifetime-2', '4 lifetime 2', '4 lifetime 2'],
  ['popup-lifetime-3', '4 lifetime 3', '4 lifetime 3'],
  ['popup-marketing-12', '5 twelve periods', 'none'],
  ['popup-sales-coupon', '6 sales coupon', 'none'],
  ['popup-fake-coupon', '7 fake coupon', '7 fake coupon'],
  ['popup-rate-cut', '8 offer 1', '8 offer 1'],
  ['popup-raise', '8 offer 2', '8 offer 2'],
  ['popup-raise-temp', '8 offer 3', '8 offer 3'],
  ['popup-rate-and-raise', '8 offer 4', '8 offer 4'],
  ['popup-remind-raise', '9 raise', '9 raise retention'],
  ['popup-amount', '9 raise', '9 raise retention'],
  ['popup-remind-coupon', '9 coupon reminder', '9 coupon retention'],
  ['popup-remind-offers', '9 offers', '9 offer retention'],
  ['popup-cash-back', 'none', '9 cash-back'],
  ['popup-cash-back-coupon', '9 coupon reminder', '9 cash-back and coupon'],
  ['popup-recommend', 'none', '9 cash-back'],
  ['popup-no-coupon', 'none', '9 no coupon'],
  ['popup-all', '1 transition', '1 transition'],
]

/** The pop-up of the loan page by the priority table in spec 4, 'none' without one. */
export async function popupOn(
  person: Person,
  pageNode: Node,
  more: Partial<Calls['merchant/rewardQuery']['request']> = {},
): Promise<string> {
  const assetScene = more.assetScene ?? 'regular'
  return rowOf(await person.call('merchant/rewardQuery', { pageNode, ...more }), pageNode, assetScene)
}

function rowOf(content: Content, node: Node, assetScene: string): string {
  if (content === null) return 'none'
  const isEntry = node === 'ENTRY_LOAN_PAGE'
  const zone = content.vipZoneDTO
  const saves = Number(zone?.maxReduceAmount ?? 0) > 0
  const lifetime = content.lifetimeFeeReductionPopupDTO
  const hasRates = zone?.popBeforeDailyApr != null && zone.popAfterDailyApr != null
  const offer = content.reduceRateOrIncreaseAmountDTO
  const rows: Array<[boolean | null | undefined, string]> = [
    [
      content.userTransitionMarketingDTO?.showFlag && assetScene !== 'sjsh_regular' && (isEntry || saves),
      '1 transition',
    ],
    [content.over20wTempAmountPopupDTO?.showFlag, '2 over 20w'],
    [content.newUserTempAmountPopupDTO?.showFlag, '3 new user'],
    [lifetime?.isPop && hasRates, `4 lifetime ${lifetime?.popType}`],
    [isEntry && content.fxyMarketingPopupDTO?.isPop, '5 twelve periods'],
    [isEntry && content.couponPopupInfoDTO?.popType === 4, '6 sales coupon'],
    [content.oldYxFakeCouponPopupDTO?.needPopup, '7 fake coupon'],
    [offer?.showFlag, `8 offer ${offer?.popType}`],
  ]
  return rows.find(([fits]) => fits === true)?.[1] ?? reminder(content, isEntry)
}

function reminder(content: NonNullable<Content>, isEntry: boolean): string {
  const { remindType, offerList } = content.popupInfoDTO ?? {}
  const hasOffers = (offerList ?? []).length > 0
  const hasCoupon = content.couponPopupInfoDTO?.couponInfoDTO != null
  const hasReward = content.rewardOfferInfoDTO?.hasReward === true
  const isDue = remindType !== 2 && content.amountPopupInfoDTO?.needPopup === true
  if (remindType === 1 || isDue) return isEntry ? '9 raise' : '9 raise retention'
  if (remindType !== 2) return 'none'
  if (hasOffers) return isEntry ? '9 offers' : '9 offer retention'
  if (isEntry) return hasCoupon ? '9 coupon reminder' : 'none'
  if (hasReward) return hasCoupon ? '9 cash-back and coupon' : '9 cash-back'
  return hasCoupon ? '9 coupon retention' : '9 no coupon'
}
