import { describe, expect, it } from 'vitest'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'
import { comeFrom, personaOf } from './testing/partner.ts'

const FAILED = { code: 'AUTH_LOGIN_HOOK_FAILURE' } as const

describe('the return to a partner', () => {
  it('is known without a session when the page names the partner', async () => {
    const visitor = new Person(mountOf(frozenSandbox()))
    const { returnUrl } = await visitor.call('channel/queryChannelReturnUrl', { ...FAILED, partner: 'siku' })
    const page = await visitor.mount.fetch(returnUrl)
    expect(new URL(returnUrl).pathname).toBe('/__sandbox/partner/siku/back')
    expect(await page.text()).toContain('登录信息已失效')
  })

  it.each([undefined, 'nobody'])('is not known without a session and with partner %s', async (partner) => {
    const visitor = new Person(mountOf(frozenSandbox()))
    expect(await visitor.refusal('channel/queryChannelReturnUrl', { ...FAILED, partner })).toEqual([
      400,
      '未找到该合作方，请返回合作方重新进入',
    ])
  })

  it('is the customer’s own partner where somebody is signed in, whatever the page names', async () => {
    const person = await personaOf('siku-after')
    const { returnUrl } = await person.call('channel/queryChannelReturnUrl', {
      code: 'QUIT',
      partner: 'maoyan',
    })
    expect(new URL(returnUrl).pathname).toBe('/__sandbox/partner/siku/back')
  })

  it("uses the page's partner again when the session has ended", async () => {
    const sandbox = frozenSandbox()
    const person = await comeFrom('siku', '13800000002', mountOf(sandbox))
    sandbox.expireSessions()
    expect((await person.refusal('channel/queryChannelReturnUrl', FAILED))[0]).toBe(400)
  })
})

describe('a customer whom a partner sent to open the card first', () => {
  it('becomes the card’s customer in its flow only', async () => {
    const person = await personaOf('yinlian-koocard')
    const place = async (request: { partner?: string }) =>
      (await person.call('channel/getPageMeta', request)).pageCode
    expect(await place({})).toBe('koocard')
    expect(await place({ partner: 'yinlian' })).toBe('koocard')
    const next = await place({ partner: 'koocard' })
    expect(next).not.toBe('koocard')
    expect(await place({}), 'from then on').toBe(next)
  })

  it('changes nothing for other customers of partners', async () => {
    const person = await personaOf('yinlian-one-step')
    const before = await person.call('channel/getPageMeta', {})
    expect(await person.call('channel/getPageMeta', { partner: 'koocard' })).toEqual(before)
  })
})
