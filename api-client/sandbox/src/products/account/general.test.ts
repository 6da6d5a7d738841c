import { describe, expect, it } from 'vitest'
import { mountOf, Person, START, frozenSandbox } from '../../testing/client.ts'

async function personOf(persona?: string): Promise<Person> {
  return new Person(mountOf(frozenSandbox())).signIn(persona)
}

const visitor = (): Person => new Person(mountOf(frozenSandbox()))

describe('adverts', () => {
  it('differ for a visitor, a new and an old customer', async () => {
    const at = { position: 'home' }
    const codes = (adverts: ReadonlyArray<{ code?: string | null }>): unknown[] =>
      adverts.map(({ code }) => code)
    expect(codes(await visitor().call('user/getGuestAdvert', at))).toEqual(['HOME_SIGN_IN', 'HOME_WELCOME'])
    expect(codes(await (await personOf('new-customer')).call('user/getAdvert', at))).toEqual([
      'HOME_NEW_GIFT',
      'HOME_SIGN_IN',
    ])
    expect(codes(await (await personOf()).call('user/getAdvert', at))).toEqual(['HOME_RAISE', 'HOME_SIGN_IN'])
  })

  it('lead to pages of the app, and bring a picture that is there', async () => {
    const person = await personOf()
    const positions = [
      'home',
      'login',
      'wallet',
      'mine',
      'loanResult',
      'repaymentResult',
      'couponCentre',
      'message',
    ]
    for (const position of positions) {
      const adverts = await person.call('user/getAdvert', { position })
      expect(adverts.length, `at ${position}`).toBeGreaterThan(0)
      for (const { pictureUrl, linkUrl } of adverts) {
        expect(linkUrl).toMatch(/^\/pages\/credit(\/[A-Za-z]+)+$/)
        expect((await person.mount.fetch(pictureUrl)).headers.get('content-type')).toContain('image/svg+xml')
      }
    }
    expect(await person.call('user/getAdvert', { position: 'nowhere' })).toEqual([])
  })

  it('are returned by code in the requested order, each once, without unknown codes', async () => {
    const person = await personOf()
    const advertismentCodes = ['WALLET_MEMBER', 'NONE', 'HOME_RAISE', 'WALLET_MEMBER', 'HOME_NEW_GIFT']
    const adverts = await person.call('thirdpay/getAdv', { advertismentCodes })
    expect(adverts.map(({ code }) => code)).toEqual(['WALLET_MEMBER', 'HOME_RAISE'])
  })
})

describe('regions', () => {
  it('go from provinces down to streets', async () => {
    const person = await personOf()
    const provinces = await person.call('user/getProvinceCityArea', {})
    expect(provinces.length).toBe(34)
    const pick = (list: ReadonlyArray<{ id: string | number; name: string }>, name: string): string =>
      String(list.find((each) => each.name === name)?.id)
    const province = pick(provinces, '浙江省')
    const city = pick(await person.call('user/getProvinceCityArea', { parentId: province }), '杭州市')
    const area = pick(await person.call('user/getProvinceCityArea', { parentId: city }), '西湖区')
    expect([province, city, area]).toEqual(['330000', '330100', '330106'])
    const streets = await person.call('user/getStreetList', { areaId: area })
    expect(streets.map(({ name }) => name)).toContain('北山街道')
  })

  it('that do not exist are refused', async () => {
    const person = await personOf()
    const refused = [400, '未找到该地区，请重新选择']
    expect(await person.refusal('user/getProvinceCityArea', { parentId: '999999' })).toEqual(refused)
    for (const areaId of ['999999', '330100', 'x']) {
      expect(await person.refusal('user/getStreetList', { areaId })).toEqual(refused)
    }
  })
})

describe('other general calls', () => {
  it('name the twelve whole months behind us, newest first', async () => {
    const months = await (await personOf()).call('merchant/getMonth', {})
    expect(months).toHaveLength(12)
    expect([months[0], months.at(-1)]).toEqual(['2026-10', '2025-11'])
  })

  it('name business line, merchant and register entry', async () => {
    const person = await personOf()
    expect(await person.call('other/queryTraceData', {})).toEqual({ businessLine: 'koo' })
    expect(await person.call('other/queryUserMerchant', {})).toBe('koo')
    expect(await person.call('other/queryMerchantNo', {})).toBeNull()
    expect(await visitor().call('user/getIcpRecord', {})).toEqual({
      recordNumber: '浙ICP备00000000号-1',
      url: 'https://beian.miit.gov.cn/',
    })
  })

  it('return a customer to the partner for every outcome of a flow', async () => {
    const person = await personOf()
    const codes = [
      'SUCCESS',
      'QUIT',
      'CONFIRM_PAY_FAILURE',
      'ASSESS_AMOUNT_FAILURE',
      'ASSESS_AMOUNT_SUCCESS',
      'AUTH_LOGIN_HOOK_FAILURE',
      'PAY_ING',
    ] as const
    for (const code of codes) {
      const { returnUrl } = await person.call('channel/queryChannelReturnUrl', { code, message: '<b>' })
      expect(URL.canParse(returnUrl, 'http://sandbox.test'), `of ${code}`).toBe(true)
      expect(returnUrl).not.toContain('<')
    }
  })

  it('keep the newest five positions, and refuse impossible ones', async () => {
    const person = await personOf()
    const report = { eventType: 'loan', apptype: 2, city: '杭州市', latitude: '30.26', longitude: 120.13 }
    for (let k = 0; k < 7; k += 1)
      await person.call('user/reportUserGps', { ...report, latitude: `30.2${k}` })
    const { users } = await person.admin<{
      users: Array<{ slices: { account: { positions: Array<{ latitude: number }> } } }>
    }>('GET', 'world')
    const kept = users[0]?.slices.account.positions.map(({ latitude }) => latitude)
    expect(kept).toEqual([30.26, 30.25, 30.24, 30.23, 30.22])
    for (const wrong of [
      { latitude: 90.1 },
      { longitude: '-180.5' },
      { latitude: '' },
      { longitude: 'east' },
    ]) {
      expect(await person.refusal('user/reportUserGps', { ...report, ...wrong })).toEqual([
        400,
        '位置信息有误，请重新定位',
      ])
    }
    await person.call('user/reportUserGps', { ...report, latitude: -90, longitude: 180 })
  })
})

describe('the signature for the messenger', () => {
  const url = 'https://shop.example/pages/credit/cash/home?amount=5000'

  it('is new each time, and valid for one page', async () => {
    const one = visitor()
    const first = await one.call('/wechat/sdkInit', { url })
    expect(first).toEqual({
      appId: expect.stringMatching(/^wx\d{16}$/),
      timestamp: START / 1000,
      nonceStr: expect.stringMatching(/^[0-9a-z]{10}$/),
      signature: expect.stringMatching(/^[0-9a-f]{40}$/),
    })
    const second = await one.call('/wechat/sdkInit', { url })
    expect(second.nonceStr).not.toBe(first.nonceStr)
    expect(second.signature).not.toBe(first.signature)
    const other = await visitor().call('/wechat/sdkInit', { url: `${url}&period=3` })
    expect([other.nonceStr, other.signature === first.signature]).toEqual([first.nonceStr, false])
  })

  it('is refused for what is no page, and for a fragment', async () => {
    for (const wrong of [
      '',
      '/pages',
      'javascript:alert(1)',
      'https://',
      `${url}#top`,
      'https://a b.example',
    ]) {
      expect(await visitor().refusal('/wechat/sdkInit', { url: wrong })).toEqual([
        400,
        '微信初始化失败，请重试',
      ])
    }
  })
})
