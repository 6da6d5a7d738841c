import { describe, expect, it } from 'vitest'
import { TOKEN_SECONDS } from '../../index.ts'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'

const MINUTE = 60_000

describe('a token', () => {
  it('is replaced by a new one with the full lifetime; the old one ends a minute later', async () => {
    const sandbox = frozenSandbox()
    const old = await new Person(mountOf(sandbox)).signIn()
    sandbox.changeClock({ advanceMs: (TOKEN_SECONDS - 600) * 1000 })
    const session = await old.call('user/refreshToken', {})
    expect(session).toEqual({
      token: expect.any(String),
      userId: expect.any(String),
      expiresIn: TOKEN_SECONDS,
    })
    expect(session.token).not.toBe(old.token)
    sandbox.changeClock({ advanceMs: MINUTE - 1 })
    await old.call('user/queryIdentity', {})
    sandbox.changeClock({ advanceMs: 1 })
    expect((await old.refusal('user/queryIdentity', {}))[0]).toBe(-4000)

    const fresh = new Person(mountOf(sandbox))
    fresh.token = session.token
    sandbox.changeClock({ advanceMs: TOKEN_SECONDS * 1000 - MINUTE - 1 })
    await fresh.call('user/queryIdentity', {})
    sandbox.changeClock({ advanceMs: 1 })
    expect((await fresh.refusal('user/refreshToken', {}))[0]).toBe(-4000)
  })

  it('does not last longer after it was replaced', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    sandbox.changeClock({ advanceMs: TOKEN_SECONDS * 1000 - 1000 })
    await person.call('user/refreshToken', {})
    sandbox.changeClock({ advanceMs: 1000 })
    expect((await person.refusal('user/queryIdentity', {}))[0]).toBe(-4000)
  })

  it('that is fixed for measurements outlives the swap', async () => {
    const sandbox = frozenSandbox({ signInToken: 'measure' })
    const person = new Person(mountOf(sandbox))
    person.token = 'measure'
    await person.call('user/refreshToken', {})
    sandbox.changeClock({ advanceMs: 86_400_000 })
    expect(await person.call('user/queryIdentity', {})).toMatchObject({ mobile: '138****0002' })
  })

  it('is not swapped for one that was ended', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    sandbox.expireSessions('default', { code: -4001 })
    expect((await person.refusal('user/refreshToken', {}))[0]).toBe(-4001)
  })
})

describe('the risk of a login', () => {
  it('is none for an ordinary phone, and without a phone', async () => {
    const visitor = new Person(mountOf(frozenSandbox()))
    expect(await visitor.call('user/loginRisk', {})).toEqual({ riskLevel: 'pass', reason: null })
    expect(await visitor.call('user/loginRisk', { mobile: '13800000002' })).toMatchObject({
      riskLevel: 'pass',
    })
  })

  it('rises with wrong codes until the phone is locked', async () => {
    const sandbox = frozenSandbox()
    const visitor = new Person(mountOf(sandbox))
    const mobile = '13800000002'
    await visitor.call('user/sendLoginCode', { mobile, type: 1 })
    const risks: string[] = []
    for (let k = 0; k < 5; k += 1) {
      await visitor.envelope('user/login', { mobile, verifyCode: '000000' })
      risks.push((await visitor.call('user/loginRisk', { mobile })).riskLevel)
    }
    expect(risks).toEqual(['pass', 'pass', 'verify', 'verify', 'reject'])
    expect((await visitor.call('user/loginRisk', { mobile })).reason).toBe(
      '验证码错误次数过多，请10分钟后再试',
    )
    sandbox.changeClock({ advanceMs: 10 * MINUTE })
    expect((await visitor.call('user/loginRisk', { mobile })).riskLevel).not.toBe('reject')
  })

  it('ending 0198 has to verify, and then gets in', async () => {
    const visitor = new Person(mountOf(frozenSandbox()))
    const mobile = '15912340198'
    expect(await visitor.call('user/loginRisk', { mobile })).toEqual({
      riskLevel: 'verify',
      reason: '检测到您在新设备登录，请完成短信验证',
    })
    await visitor.call('user/sendLoginCode', { mobile, type: 1 })
    await visitor.call('user/login', { mobile, verifyCode: '123456' })
  })

  it('ending 0199 is always rejected', async () => {
    const visitor = new Person(mountOf(frozenSandbox()))
    const mobile = '15912340199'
    const reason = '该手机号存在安全风险，暂时无法登录，请联系客服处理'
    expect(await visitor.call('user/loginRisk', { mobile })).toEqual({ riskLevel: 'reject', reason })
    expect(await visitor.refusal('user/sendLoginCode', { mobile, type: 1 })).toEqual([42105, reason])
    expect(await visitor.refusal('user/login', { mobile, verifyCode: '123456' })).toEqual([42105, reason])
  })
})
