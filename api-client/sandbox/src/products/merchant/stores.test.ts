import { describe, expect, it } from 'vitest'
import type { Person } from '../../testing/client.ts'
import { DAY, merchant, upload } from './testing/shop.ts'

const BACK = 'https://shop.example/pages/credit/merchant/eleCredit'

async function status(person: Person, platform: string): Promise<unknown> {
  const items = await person.call('merchant/getStoreAuthItems', {})
  return items.find((item) => item.platform === platform)?.status
}

async function visit(person: Person, platform: string, outcome: string): Promise<Response> {
  const { url } = await person.call('merchant/getStoreAuthUrl', { platform, callBackUrl: BACK })
  return answer(person, url, outcome)
}

function answer(person: Person, url: string, outcome: string): Promise<Response> {
  return person.mount.fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })
}

describe('authorising a shop', () => {
  it('lists five platforms, none of them done', async () => {
    const { person } = await merchant()
    const items = await person.call('merchant/getStoreAuthItems', {})
    expect(items.map(({ platform, name, status: state }) => [platform, name, state])).toEqual([
      ['ele', '饿了么', 0],
      ['sqb', '收钱吧', 0],
      ['meituan', '美团', 0],
      ['aliPay', '支付宝', 0],
      ['weChat', '微信支付', 0],
    ])
    const icon = await person.mount.fetch(items[0]?.iconUrl ?? '')
    expect(icon.headers.get('content-type')).toContain('svg')
  })

  it('goes through the platform’s page and back', async () => {
    const { person } = await merchant()
    const { url } = await person.call('merchant/getStoreAuthUrl', { platform: 'ele', callBackUrl: BACK })
    const page = await (await person.mount.fetch(url)).text()
    expect(page).toContain('饿了么店铺授权')
    const back = await answer(person, url, 'success')
    expect([back.status, back.headers.get('location')]).toEqual([303, BACK])
    expect(await status(person, 'ele')).toBe(1)
    for (const over of [await answer(person, url, 'success'), await person.mount.fetch(url)]) {
      expect(over.status).toBe(410)
      expect(await over.text()).toContain('<a href="/pages/credit/merchant">')
    }
  })

  it.each([
    ['failed', 2],
    ['cancel', 0],
    ['anything else', 0],
  ])('may end in %s', async (outcome, state) => {
    const { person } = await merchant()
    expect((await visit(person, 'weChat', outcome)).headers.get('location')).toBe(BACK)
    expect(await status(person, 'weChat')).toBe(state)
  })

  it('goes back to the start page when nothing else is named', async () => {
    const { person } = await merchant()
    const { url } = await person.call('merchant/getStoreAuthUrl', { platform: 'sqb' })
    expect((await answer(person, url, 'success')).headers.get('location')).toBe(
      'http://sandbox.test/pages/credit/merchant/merchantCredit',
    )
  })

  it('refuses other platforms, invalid return addresses, and authorised platforms', async () => {
    const { person } = await merchant()
    expect(await person.refusal('merchant/getStoreAuthUrl', { platform: 'other' })).toEqual([
      400,
      '暂不支持该平台，请选择其他平台',
    ])
    expect(
      await person.refusal('merchant/getStoreAuthUrl', {
        platform: 'ele',
        callBackUrl: 'javascript:alert(1)',
      }),
    ).toEqual([400, '返回地址填写有误，请检查后重试'])
    await visit(person, 'ele', 'success')
    expect(await person.refusal('merchant/getStoreAuthUrl', { platform: 'ele' })).toEqual([
      42121,
      '饿了么已授权，无需重复操作',
    ])
  })

  it('keeps five visits open, for half an hour', async () => {
    const { person, later } = await merchant()
    const urls: string[] = []
    for (let k = 0; k < 6; k += 1) {
      urls.push((await person.call('merchant/getStoreAuthUrl', { platform: 'ele' })).url)
    }
    const states = await Promise.all(urls.map(async (url) => (await person.mount.fetch(url)).status))
    expect(states).toEqual([410, 200, 200, 200, 200, 200])
    await later(1800)
    expect((await person.mount.fetch(urls[5] ?? '')).status).toBe(410)
  })

  it('runs out after 90 days and can be renewed', async () => {
    const { person, later } = await merchant()
    await visit(person, 'ele', 'success')
    await later(90 * DAY - 1)
    expect(await status(person, 'ele')).toBe(1)
    await later(1)
    expect(await status(person, 'ele')).toBe(3)
    await visit(person, 'ele', 'success')
    expect(await status(person, 'ele')).toBe(1)
  })

  it('works with screenshots, too: they are in review for half a minute', async () => {
    const { person, later } = await merchant()
    await upload(person, 'meituan')
    expect(await status(person, 'meituan')).toBe(4)
    await later(30)
    expect(await status(person, 'meituan')).toBe(1)
    await upload(person, 'meituan', 'again.jpg')
    expect(await status(person, 'meituan')).toBe(1)
  })

  it('reviews from the first screenshot on, however many follow', async () => {
    const { person, later } = await merchant()
    await upload(person, 'weChat')
    await later(20)
    await upload(person, 'weChat', 'second.jpg')
    await later(10)
    expect(await status(person, 'weChat')).toBe(1)
  })
})

describe('a picture', () => {
  it('is kept under a key and an address', async () => {
    const { person } = await merchant()
    const file = new File(['x'], 'shop.png', { type: 'image/png' })
    const kept = await person.call('merchant/uploadPicture', { file, type: 'shopFront' })
    expect(await (await person.mount.fetch(kept.url ?? '')).text()).toBe('x')
  })

  it('is refused with an unknown type, another format, or no content', async () => {
    const { person } = await merchant()
    const send = (name: string, type: string, bytes: string, kind: string) =>
      person.refusal('merchant/uploadPicture', { file: new File([bytes], name, { type }), type: kind })
    expect(await send('a.jpg', 'image/jpeg', 'x', '__proto__')).toEqual([400, '图片类型有误，请重新选择'])
    expect(await send('a.pdf', 'application/pdf', 'x', 'license')).toEqual([
      400,
      '图片格式不支持，请重新选择',
    ])
    expect(await send('a.jpg', 'image/jpeg', '', 'license')).toEqual([400, '图片内容为空，请重新选择'])
  })

  it.each([
    ['blurry.jpg', '图片模糊，请重新上传'],
    ['not-a-proof.jpg', '未识别到认证信息，请参照示例重新上传'],
    ['edited.png', '图片疑似经过修改，请上传原始图片'],
    ['other-person.jpg', '图片信息与本人不一致，请上传本人资料'],
    ['expired.jpg', '图片信息已过期，请重新获取后上传'],
  ])('named %s is refused, and starts no review', async (name, text) => {
    const { person } = await merchant()
    for (const type of ['certificate', 'weChat']) {
      const file = new File(['x'], name, { type: 'image/jpeg' })
      expect(await person.refusal('merchant/uploadPicture', { file, type })).toEqual([400, text])
    }
    expect(await status(person, 'weChat')).toBe(0)
  })
})

describe('the bind page of a merchant', () => {
  it('is the bank’s page', async () => {
    const { person } = await merchant()
    const { url } = await person.call('merchant/bindBankCard', { callBackUrl: BACK })
    expect(url).toMatch(/\/__sandbox\/bind\?/)
    expect((await person.refusal('merchant/bindBankCard', { callBackUrl: 'data:x' }))[0]).toBe(400)
  })
})
