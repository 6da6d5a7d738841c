import { describe, expect, it } from 'vitest'
import { merchant } from './testing/shop.ts'

describe('a tobacco licence', () => {
  const done = { authId: 118, authStatus: 1, authToken: '' }

  it('is read part by part, and its verification raises the limit once', async () => {
    const { person, later } = await merchant('merchant-tobacco')
    const limit = async () => (await person.call('cash/getAmount', {})).canUseLoanAmount
    expect(await person.call('merchant/getTobaccoLoanData', {})).toMatchObject({
      basicInfo: { shopName: '思远烟酒便利店', ownerName: '陈**', validUntil: '2029-11-19' },
      manageInfo: null,
      goodsInfo: null,
    })
    expect(await person.refusal('merchant/updateYcdAuthStatus', done)).toEqual([
      42121,
      '经营数据读取中，请稍后再试',
    ])
    await later(2)
    expect(await person.call('merchant/getTobaccoLoanData', {})).toMatchObject({
      manageInfo: { level: '五星级', monthOrderAmount: '63300.00', monthOrderCount: 8 },
      goodsInfo: null,
    })
    await later(2)
    const { goodsInfo } = await person.call('merchant/getTobaccoLoanData', {})
    expect(goodsInfo?.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(63_300)
    expect(await limit()).toBe(50_000)
    await person.call('merchant/updateYcdAuthStatus', done)
    await person.call('merchant/updateYcdAuthStatus', done)
    await person.call('merchant/updateYcdAuthStatus', { ...done, authStatus: '0' })
    await person.call('merchant/updateYcdAuthStatus', done)
    expect(await limit()).toBe(55_000)
    const log = await person.call('credit/queryLimitLog', {})
    expect(log.filter(({ title }) => title === '烟草零售认证提额')).toMatchObject([
      { changeType: 'raise', changeAmount: '5000.00', afterAmount: '55000.00' },
    ])
  })

  it('is known to the pages of raising once it is done', async () => {
    const { person, later } = await merchant('merchant-tobacco')
    const step = async () =>
      (await person.call('credit/getPromotionProcess', {})).steps.find(({ code }) => code === '118')
    await person.call('merchant/getTobaccoLoanData', {})
    await later(4)
    expect(await step()).toBeUndefined()
    await person.call('merchant/updateYcdAuthStatus', done)
    expect(await step()).toMatchObject({
      title: '烟草零售认证',
      status: 3,
      linkUrl: '/pages/credit/merchant/tobacco',
    })
    expect(await person.call('credit/preValidator', { authId: '118' })).toMatchObject({
      allowed: false,
      reasonCode: 'done',
    })
  })

  it('is refused where there is none, or it has ended', async () => {
    const { person } = await merchant()
    expect(await person.call('merchant/getTobaccoLoanData', {})).toEqual({
      basicInfo: null,
      manageInfo: null,
      goodsInfo: null,
    })
    expect(await person.refusal('merchant/updateYcdAuthStatus', done)).toEqual([
      42122,
      '未查询到您名下的烟草专卖零售许可证',
    ])
    const { person: ended } = await merchant('merchant-tobacco-ended')
    expect(await ended.refusal('merchant/updateYcdAuthStatus', done)).toEqual([
      42122,
      '您的烟草专卖零售许可证已过有效期',
    ])
  })

  it.each([
    [{ authId: '117' }, '暂不支持该认证类型'],
    [{ authToken: 'x' }, '认证信息有误，请重新进入'],
    [{ authStatus: 9 }, '认证状态有误，请重新进入'],
  ])('is not reported with %j', async (change, text) => {
    const { person } = await merchant('merchant-tobacco')
    expect(await person.refusal('merchant/updateYcdAuthStatus', { ...done, ...change })).toEqual([400, text])
  })

  it('may be left or fail, and is done later', async () => {
    const { sandbox, person, later } = await merchant('merchant-tobacco')
    const status = () => sandbox.world().users[0]?.slices.merchant?.tobacco.status
    await person.call('merchant/updateYcdAuthStatus', { ...done, authStatus: 0 })
    expect(status()).toBe(0)
    await person.call('merchant/updateYcdAuthStatus', { ...done, authStatus: 2 })
    expect(status()).toBe(2)
    await person.call('merchant/getTobaccoLoanData', {})
    await later(4)
    await person.call('merchant/updateYcdAuthStatus', done)
    expect(status()).toBe(1)
  })

  it('is a proof for an application', async () => {
    const { sandbox, person, later } = await merchant('merchant-tobacco')
    await person.call('merchant/getTobaccoLoanData', {})
    await later(4)
    await person.call('merchant/updateYcdAuthStatus', done)
    await person.call('merchant/preAudit', {})
    await person.call('merchant/createSalesOrder', { serialNumber: 'a'.repeat(16) })
    await person.call('merchant/applyAmount', { serialNumber: 'b'.repeat(16), amount: 50_000 })
    expect(sandbox.world().users[0]?.slices.merchant?.order?.status).toBe(1)
  })
})
