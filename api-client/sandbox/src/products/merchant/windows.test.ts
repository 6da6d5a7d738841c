import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/client.ts'
import { DAY, merchant } from './testing/shop.ts'

const PAGE = 'cash_home'

async function idsOn(person: Person, currentPage = PAGE): Promise<unknown[]> {
  return ((await person.call('merchant/getUserWindowList', { currentPage })) ?? []).map(({ id }) => id)
}

async function report(person: Person, windowId: string): Promise<void> {
  await person.call('merchant/windowReport', { windowId, currentPage: PAGE })
}

describe('pop-up windows', () => {
  it('are none for most customers', async () => {
    const { person } = await merchant()
    expect(await idsOn(person)).toEqual([])
  })

  it('with a picture lead somewhere, and are shown once a day', async () => {
    const { person, later } = await merchant('window-picture')
    const [window] = (await person.call('merchant/getUserWindowList', { currentPage: PAGE })) ?? []
    expect(window).toMatchObject({
      id: 'W501',
      styleTemplate: 'picture',
      popImgHrefUrl: 'http://sandbox.test/pages/credit/raiseLimit/home',
      bottonHrefUrl: null,
      protocolDTO: null,
    })
    expect((await person.mount.fetch(window?.popImgUrl ?? '')).status).toBe(200)
    await report(person, 'W501')
    expect(await idsOn(person)).toEqual([])
    await later(14 * 3600 - 1)
    expect(await idsOn(person), 'one second before midnight').toEqual([])
    await later(1)
    expect(await idsOn(person)).toEqual(['W501'])
  })

  it('may name a coupon, which is there, and are shown that many times', async () => {
    const { person } = await merchant('window-coupon')
    const [window] = (await person.call('merchant/getUserWindowList', { currentPage: PAGE })) ?? []
    expect(window?.popImgHrefUrl).toBe('coupon:BCW1')
    const { couponList } = await person.call('cash/queryCoupons', {})
    expect(couponList.find(({ batchNo }) => batchNo === 'BCW1')).toMatchObject({
      couponId: 'CW1',
      statusId: 1,
    })
    await report(person, 'W504')
    expect(await idsOn(person)).toEqual(['W504'])
    await report(person, 'W504')
    expect(await idsOn(person)).toEqual([])
  })

  it('with a button are shown once for ever', async () => {
    const { person, later } = await merchant('window-button')
    expect(await person.call('merchant/getUserWindowList', { currentPage: 'any' })).toMatchObject([
      {
        styleTemplate: 'button',
        popImgUrl: null,
        popTitle: '您有一次提额机会',
        bottonText: '立即提额',
        bottonHrefUrl: 'http://sandbox.test/pages/credit/raiseLimit/home',
      },
    ])
    await report(person, 'W502')
    await later(30 * DAY)
    expect(await idsOn(person)).toEqual([])
  })

  it('are on their own pages only, and need no link', async () => {
    const { person } = await merchant('window-notice')
    expect(await idsOn(person, 'merchant_merchantCredit')).toEqual([])
    expect(await person.call('merchant/getUserWindowList', { currentPage: PAGE })).toMatchObject([
      { id: 'W505', bottonText: '我知道了', bottonHrefUrl: null },
    ])
  })

  it('come one after the other', async () => {
    const { person } = await merchant('window-many')
    expect(await idsOn(person)).toEqual(['W502', 'W503', 'W501'])
    await report(person, 'W502')
    expect(await idsOn(person)).toEqual(['W503', 'W501'])
  })

  it('that do not exist are not counted; those of the home page are', async () => {
    const { sandbox, person } = await merchant('window-button')
    expect(await person.refusal('merchant/windowReport', { windowId: 'W1', currentPage: PAGE })).toEqual([
      400,
      '活动已下线',
    ])
    for (let k = 0; k < 40; k += 1) await report(person, `home-${k}`)
    await report(person, `home-${'x'.repeat(99)}`)
    await report(person, 'home-0')
    const shown = sandbox.world().users[0]?.slices.merchant?.windows.shown ?? {}
    expect(Object.keys(shown)).toHaveLength(30)
    expect(shown['home-0']?.times).toBe(2)
  })
})

describe('a protocol window', () => {
  it('saves the consent once', async () => {
    const { sandbox, person, later } = await merchant('window-protocol')
    const [window] = (await person.call('merchant/getUserWindowList', { currentPage: PAGE })) ?? []
    expect(window?.protocolDTO?.isDefaultSelected).toBe(1)
    const protocol = window?.protocolDTO?.linkUrl ?? ''
    expect(await (await person.mount.fetch(protocol)).text()).toContain('个人征信查询及报送授权书')
    await person.call('merchant/submitWindowProtocol', { windowId: 'W503', protocol })
    await person.call('merchant/submitWindowProtocol', { windowId: 'W503', protocol })
    expect(sandbox.world().consents).toMatchObject([{ body: { windowId: 'W503', agreementUrl: protocol } }])
    await later(2 * DAY)
    expect(await idsOn(person)).toEqual([])
    expect((await person.call('message/queryList', {}))[0]?.title).toBe('授权已更新')
  })

  it('may open with an empty box', async () => {
    const { person } = await merchant('window-protocol-open')
    expect(await person.call('merchant/getUserWindowList', { currentPage: PAGE })).toMatchObject([
      { id: 'W506', protocolDTO: { isDefaultSelected: 0 } },
    ])
  })

  it('wants the agreement that was shown, of a window that has one', async () => {
    const { person } = await merchant('window-many')
    const submit = (windowId: string, protocol: string) =>
      person.refusal('merchant/submitWindowProtocol', { windowId, protocol })
    const right = 'http://sandbox.test/__sandbox/agreements/credit'
    expect(await submit('W503', 'https://other.example/agreement')).toEqual([
      400,
      '协议已更新，请刷新后重新阅读',
    ])
    expect((await submit('W503', 'https://other.example/__sandbox/agreements/credit'))[0]).toBe(400)
    expect(await submit('W503', 'http://[')).toEqual([400, '协议已更新，请刷新后重新阅读'])
    expect(await submit('W502', right)).toEqual([400, '活动已下线'])
    expect(await submit('W999', right)).toEqual([400, '活动已下线'])
  })
})

describe('the promotion window', () => {
  const currentPage = 'h5_cashLoanPage'

  it('is for low ages on the loan page, until it was clicked', async () => {
    const { person } = await merchant('young')
    expect(await person.call('apphome/queryPromotionWindow', { currentPage: 'other' })).toBeNull()
    const window = await person.call('apphome/queryPromotionWindow', { currentPage })
    expect(window).toMatchObject({
      windowCode: 'h5_cash_low_age_pop_windows',
      data: { title: '非学生承诺', buttonText: '我承诺非在校学生' },
    })
    await person.call('apphome/reportClickEvent', { bizCode: 'other' })
    expect(await person.call('apphome/queryPromotionWindow', { currentPage })).not.toBeNull()
    await person.call('apphome/reportClickEvent', {
      bizCode: 'h5_cash_low_age_pop_windows',
      windowData: window?.data,
    })
    expect(await person.call('apphome/queryPromotionWindow', { currentPage })).toBeNull()
  })

  it('is for no other customer', async () => {
    const { person } = await merchant()
    expect(await person.call('apphome/queryPromotionWindow', { currentPage })).toBeNull()
  })
})
