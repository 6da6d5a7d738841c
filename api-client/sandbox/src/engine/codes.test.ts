import { describe, expect, it } from 'vitest'
import { MAGIC_CODES, RESULTS, type Sandbox } from '../index.ts'
import { mountOf, Person, publishRequest, serial, frozenSandbox } from '../testing/client.ts'

async function signing(
  sandbox: Sandbox,
): Promise<{ person: Person; termsNo: string; transactionNo: string }> {
  const person = await new Person(mountOf(sandbox)).signIn()
  const { terms } = await person.terms()
  const { transactionNo } = await person.call('cash/applyAgreementSign', { termsNo: terms.termsNo, type: 1 })
  return { person, termsNo: terms.termsNo, transactionNo }
}

describe('the signing code', () => {
  it('is sent again only after 60 seconds', async () => {
    const sandbox = frozenSandbox()
    const { person, termsNo } = await signing(sandbox)
    sandbox.changeClock({ advanceMs: 18_000 })
    const again = { termsNo, type: 2 } as const
    expect(await person.refusal('cash/applyAgreementSign', again)).toEqual([
      RESULTS.codeTooSoon,
      '验证码已发送，请42秒后再获取',
    ])
    sandbox.changeClock({ advanceMs: 42_000 })
    expect(await person.call('cash/applyAgreementSign', again)).toMatchObject({ resendSeconds: 60 })
    expect(sandbox.world().users[0]?.codesSent).toBe(2)
  })

  it('stays valid for the same loan under new terms, with the rest of the countdown and no second message', async () => {
    const sandbox = frozenSandbox()
    const { person, transactionNo } = await signing(sandbox)
    sandbox.changeClock({ advanceMs: 18_000 })
    const again = await person.terms()
    const sent = await person.call('cash/applyAgreementSign', { termsNo: again.terms.termsNo, type: 1 })
    expect(sent).toMatchObject({ transactionNo, resendSeconds: 42 })
    const { signNo } = await person.call('cash/confirmAgreementSign', { transactionNo, verifyCode: '123456' })
    await person.call('cash/publishV2', publishRequest(again, signNo, serial(1)))
    expect(sandbox.world().users[0]?.codesSent).toBe(1)
  })

  it('is a new one for the same loan when the minute is over, or the last one was used', async () => {
    const sandbox = frozenSandbox()
    const { person, transactionNo } = await signing(sandbox)
    const reopened = async (): Promise<string> => {
      const { terms } = await person.terms()
      return (await person.call('cash/applyAgreementSign', { termsNo: terms.termsNo, type: 1 })).transactionNo
    }
    sandbox.changeClock({ advanceMs: 60_000 })
    const second = await reopened()
    expect(second).not.toBe(transactionNo)
    await person.call('cash/confirmAgreementSign', { transactionNo: second, verifyCode: MAGIC_CODES.right })
    const { terms } = await person.terms()
    expect((await person.refusal('cash/applyAgreementSign', { termsNo: terms.termsNo, type: 1 }))[0]).toBe(
      RESULTS.codeTooSoon,
    )
    expect(sandbox.world().users[0]?.codesSent).toBe(2)
  })

  it('signs nothing but the loan it was sent for', async () => {
    const sandbox = frozenSandbox()
    const { person, transactionNo } = await signing(sandbox)
    const other = await person.terms({ amount: 20_000 })
    expect(
      (await person.refusal('cash/applyAgreementSign', { termsNo: other.terms.termsNo, type: 1 }))[0],
    ).toBe(RESULTS.codeTooSoon)
    const { signNo } = await person.call('cash/confirmAgreementSign', { transactionNo, verifyCode: '123456' })
    expect((await person.refusal('cash/publishV2', publishRequest(other, signNo, serial(1))))[0]).toBe(
      RESULTS.codeExpired,
    )
  })

  it('counts wrong codes and locks after the fifth, for ten minutes, resending included', async () => {
    const sandbox = frozenSandbox()
    const { person, termsNo, transactionNo } = await signing(sandbox)
    const wrong = { transactionNo, verifyCode: MAGIC_CODES.wrong }
    const codes: number[] = []
    for (let k = 0; k < 6; k += 1) codes.push((await person.refusal('cash/confirmAgreementSign', wrong))[0])
    expect(codes).toEqual([42101, 42101, 42101, 42101, 42102, 42102])
    const right = { transactionNo, verifyCode: MAGIC_CODES.right }
    expect(await person.refusal('cash/confirmAgreementSign', right)).toEqual([
      42102,
      '验证码错误次数过多，请10分钟后再试',
    ])
    sandbox.changeClock({ advanceMs: 9 * 60_000 })
    expect((await person.refusal('cash/applyAgreementSign', { termsNo, type: 1 }))[0]).toBe(42102)
    sandbox.changeClock({ advanceMs: 60_000 })
    expect(await person.call('cash/applyAgreementSign', { termsNo, type: 1 })).toMatchObject({
      resendSeconds: 60,
    })
  })

  it('does not allow more attempts with a new code', async () => {
    const sandbox = frozenSandbox()
    const { person, termsNo, transactionNo } = await signing(sandbox)
    for (let k = 0; k < 4; k += 1) {
      await person.refusal('cash/confirmAgreementSign', { transactionNo, verifyCode: '111111' })
    }
    sandbox.changeClock({ advanceMs: 60_000 })
    const next = await person.call('cash/applyAgreementSign', { termsNo, type: 1 })
    expect(
      (await person.refusal('cash/confirmAgreementSign', { ...next, verifyCode: '111111' }))[0],
      'the fifth wrong guess in all',
    ).toBe(42102)
  })

  it('ends after five minutes, and at once for the magic expired code', async () => {
    const sandbox = frozenSandbox()
    const { person, transactionNo } = await signing(sandbox)
    expect(
      (
        await person.refusal('cash/confirmAgreementSign', { transactionNo, verifyCode: MAGIC_CODES.expired })
      )[0],
    ).toBe(RESULTS.codeExpired)
    sandbox.changeClock({ advanceMs: 300_001 })
    expect(
      (
        await person.refusal('cash/confirmAgreementSign', { transactionNo, verifyCode: MAGIC_CODES.right })
      )[0],
    ).toBe(RESULTS.codeExpired)
  })

  it('confirmed twice gives the same signature', async () => {
    const { person, transactionNo } = await signing(frozenSandbox())
    const right = { transactionNo, verifyCode: MAGIC_CODES.right }
    expect(await person.call('cash/confirmAgreementSign', right)).toEqual(
      await person.call('cash/confirmAgreementSign', right),
    )
  })

  it('is not sent for expired terms', async () => {
    const sandbox = frozenSandbox()
    const { person, termsNo } = await signing(sandbox)
    sandbox.changeClock({ advanceMs: 30 * 60_000 + 1 })
    expect(await person.refusal('cash/applyAgreementSign', { termsNo, type: 1 })).toEqual([
      RESULTS.ratesFailed,
      '查询费率异常，请重新进入发标页',
    ])
  })
})

describe('the login code', () => {
  const mobile = '13800000002'

  it('must have been sent', async () => {
    const person = new Person(mountOf(frozenSandbox()))
    expect((await person.refusal('user/login', { mobile, verifyCode: MAGIC_CODES.right }))[0]).toBe(
      RESULTS.codeExpired,
    )
  })

  it('is refused when wrong, locks after five, and works once', async () => {
    const sandbox = frozenSandbox()
    const person = new Person(mountOf(sandbox))
    await person.call('user/sendLoginCode', { mobile, type: 1 })
    expect((await person.refusal('user/sendLoginCode', { mobile, type: 1 }))[0]).toBe(RESULTS.codeTooSoon)
    for (const expected of [42101, 42101, 42101, 42101, 42102]) {
      expect((await person.refusal('user/login', { mobile, verifyCode: '654321' }))[0]).toBe(expected)
    }
    sandbox.changeClock({ advanceMs: 10 * 60_000 })
    await person.call('user/sendLoginCode', { mobile, type: 1 })
    await person.call('user/login', { mobile, verifyCode: MAGIC_CODES.right })
    expect((await person.refusal('user/login', { mobile, verifyCode: MAGIC_CODES.right }))[0]).toBe(
      RESULTS.codeExpired,
    )
  })
})
