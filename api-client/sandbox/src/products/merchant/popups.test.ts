import { describe, expect, it } from 'vitest'
import { serial } from '../../testing/client.ts'
import { popupOn, ROWS } from './testing/rows.ts'
import { DAY, merchant } from './testing/shop.ts'

const ENTRY = 'ENTRY_LOAN_PAGE'
const QUIT = 'QUIT_LOAN_PAGE'

describe('the pop-ups of the loan page', () => {
  it.each([...ROWS, ['old-customer', 'none', 'none']] as const)(
    'of %s: %s on entering, %s on leaving',
    async (persona, entry, quit) => {
      const { person } = await merchant(persona)
      expect([await popupOn(person, ENTRY), await popupOn(person, QUIT)]).toEqual([entry, quit])
    },
  )

  it('show a regular customer of the other asset the next row', async () => {
    const { person } = await merchant('popup-all')
    expect(await popupOn(person, ENTRY, { assetScene: 'sjsh_regular' })).toBe('2 over 20w')
  })

  it('can be composed by a tweak, row by row', async () => {
    const { sandbox, person } = await merchant()
    const popups = { fakeCoupon: { discount: 0.9 }, marketing12: true }
    sandbox.reset('default', { tweak: { merchant: { popups } } })
    await person.signIn()
    expect([await popupOn(person, ENTRY), await popupOn(person, QUIT)]).toEqual([
      '5 twelve periods',
      '7 fake coupon',
    ])
  })

  it("show the customer's temporary limit while it lasts", async () => {
    const { person, later } = await merchant('popup-over-20w')
    const { over20wTempAmountPopupDTO } =
      (await person.call('merchant/rewardQuery', { pageNode: ENTRY })) ?? {}
    expect(over20wTempAmountPopupDTO).toEqual({ showFlag: true, cashTemp: '60000.00' })
    expect(await person.call('cash/getAmount', {})).toMatchObject({ cashTempAvailAmount: 60_000 })
    await later(10 * DAY + 1)
    expect(await popupOn(person, ENTRY)).toBe('none')
  })

  it('name the figures of each row', async () => {
    const figures = async (persona: string) => {
      const { person } = await merchant(persona)
      return person.call('merchant/rewardQuery', { pageNode: ENTRY })
    }
    expect(await figures('popup-remind-raise')).toMatchObject({ amountPopupInfoDTO: { needPopup: true } })
    expect(await figures('popup-remind-coupon')).toMatchObject({ amountPopupInfoDTO: { needPopup: false } })
    expect(await figures('popup-transition')).toMatchObject({ vipZoneDTO: { maxReduceAmount: 1280 } })
    expect(await figures('popup-lifetime-2')).toMatchObject({
      lifetimeFeeReductionPopupDTO: { popType: 2, quota: 50_000 },
      vipZoneDTO: { popBeforeDailyApr: 0.0006, popAfterDailyApr: 0.0004 },
    })
    expect(await figures('popup-rate-cut')).toMatchObject({
      reduceRateOrIncreaseAmountDTO: { realDeltaAmount: null, reduceRate: 0.036, beforeRate: 0.2316 },
    })
    expect(await figures('popup-raise')).toMatchObject({
      reduceRateOrIncreaseAmountDTO: { realDeltaAmount: 8000, reduceRate: null, beforeRate: null },
    })
    expect(await figures('popup-rate-and-raise')).toMatchObject({
      reduceRateOrIncreaseAmountDTO: { realDeltaAmount: 8000, reduceRate: 0.036 },
    })
    expect(await figures('popup-fake-coupon')).toMatchObject({ oldYxFakeCouponPopupDTO: { discount: 0.85 } })
    expect(await figures('popup-recommend')).toMatchObject({
      rewardOfferInfoDTO: { rewardType: 2, minRewardAmount: 50, expireDate: '2026-12-20' },
    })
    const { fxyMarketingPopupDTO } = (await figures('popup-marketing-12')) ?? {}
    expect(fxyMarketingPopupDTO?.popLink).toBe('http://sandbox.test/__sandbox/pictures/period-12.svg')
  })

  it('end a cash-back with its last day', async () => {
    const { person, later } = await merchant('popup-cash-back')
    await later(7 * DAY)
    expect(await popupOn(person, QUIT)).toBe('9 cash-back')
    await later(1)
    expect(await popupOn(person, QUIT)).toBe('9 no coupon')
  })

  it('join a campaign once', async () => {
    const { sandbox, person } = await merchant('popup-remind-raise')
    const join = async () =>
      (await person.call('merchant/rewardQuery', { pageNode: ENTRY }))?.popupInfoDTO?.joinCampaignResult
    expect(await join()).toEqual({ campaignCode: 'RAISE2026', joined: true, isNew: true })
    expect(await join()).toEqual({ campaignCode: 'RAISE2026', joined: true, isNew: false })
    expect(sandbox.world().users[0]?.slices.merchant?.campaigns).toEqual(['RAISE2026'])
  })

  it('leave out a coupon that is used, and one the page must not show', async () => {
    const { person } = await merchant('popup-remind-coupon')
    expect(await popupOn(person, ENTRY, { invisibleCouponBatchNo: 'BCR2' })).toBe('none')
    expect(await popupOn(person, QUIT, { invisibleCouponBatchNo: 'BCR2' })).toBe('9 no coupon')
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), { couponIds: ['CR2'] }))
    expect(await popupOn(person, ENTRY)).toBe('none')
    expect(await popupOn(person, QUIT)).toBe('9 no coupon')
  })

  it('are not shown to a customer who has just borrowed', async () => {
    const { person } = await merchant('popup-no-coupon')
    expect(await popupOn(person, QUIT, { serialNumber: serial(1) })).toBe('9 no coupon')
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    expect(await popupOn(person, QUIT, { serialNumber: serial(1) })).toBe('none')
    expect(await popupOn(person, QUIT, { serialNumber: serial(2) })).toBe('9 no coupon')
  })

  it('name the member of staff who issued a coupon', async () => {
    const { person } = await merchant('popup-sales-coupon')
    expect(await person.call('merchant/rewardQuery', { pageNode: ENTRY })).toMatchObject({
      couponPopupInfoDTO: {
        popType: 4,
        saleName: '王经理',
        saleId: 'S1024',
        couponInfoDTO: { couponId: 'CS1' },
      },
    })
    expect((await person.call('merchant/rewardQuery', { pageNode: QUIT }))?.couponPopupInfoDTO).toBeNull()
  })
})
