import { describe, expect, it } from 'vitest'
import { FAULT_KINDS } from '../engine/faultKinds.ts'
import { parseFaults } from '../engine/faults.ts'
import { refusedAdmin, signedIn } from '../testing/admin.ts'

describe('the next reply of a call', () => {
  it('can be a business refusal, and goes before the rules there are', async () => {
    const person = await signedIn()
    await person.admin('POST', 'faults', { fault: 'http=500' })
    await person.admin('POST', 'next', { path: 'cash/getAmount', result: { code: 45007 } })
    expect(await person.refusal('cash/getAmount', {})).toEqual([45007, '当前暂无可借资方，请稍后重试'])
    expect((await person.send('cash/getAmount', {})).status).toBe(500)
  })

  it('can be a content the contract allows, several times', async () => {
    const person = await signedIn()
    const rules = await person.admin('POST', 'next', {
      path: 'cash/queryGray',
      content: { pollMaxPeriod: 3 },
      times: 2,
    })
    expect(rules).toMatchObject([{ match: 'cash/queryGray', times: 2 }])
    for (const expected of [{ pollMaxPeriod: 3 }, { pollMaxPeriod: 3 }, { alisignApplyGray: true }])
      expect(await person.call('cash/queryGray', { typeId: '6' })).toEqual(expected)
  })

  it('can be an HTTP status, and anything at all when it is said to be raw', async () => {
    const person = await signedIn()
    await person.admin('POST', 'next', { path: 'cash/getAmount', http: 503 })
    expect((await person.send('cash/getAmount', {})).status).toBe(503)
    await person.admin('POST', 'next', { path: 'cash/getAmount', content: { minAmount: 'many' }, raw: true })
    expect(await person.call('cash/getAmount', {})).toEqual({ minAmount: 'many' })
  })

  it('can be a content with a code the contract accepts beside 200', async () => {
    const person = await signedIn()
    const next = { path: 'cash/queryGray', content: {}, result: { code: 300 } }
    expect(await refusedAdmin(person, 'next', next)).toContain('Result 300')
    await person.admin('POST', 'next', { ...next, raw: true, result: { code: 300, message: '请再次确认' } })
    expect(await person.envelope('cash/queryGray', { typeId: '6' })).toEqual({
      Result: 300,
      ResultMessage: '请再次确认',
      Content: {},
    })
  })

  it.each([
    [{ path: 'cash/nothing', http: 500 }, 'cash/nothing'],
    [{ path: 'cash/queryGray' }, 'one of result, content and http'],
    [{ path: 'cash/queryGray', http: 500, content: {} }, 'neither'],
    [{ path: 'cash/queryGray', content: { pollMaxPeriod: 'x' } }, 'pollMaxPeriod'],
    [{ path: 'cash/queryGray', http: 1 }, 'http'],
  ])('%j is refused', async (body, reason) => {
    expect(await refusedAdmin(await signedIn(), 'next', body)).toContain(reason)
  })
})

describe('what the lab can choose from', () => {
  it('lists every kind of fault with a valid text and a default in its bounds', async () => {
    const kinds = await (await signedIn()).admin<typeof FAULT_KINDS>('GET', 'faults/kinds')
    expect(kinds).toEqual(FAULT_KINDS)
    expect(kinds.map((each) => each.kind).toSorted()).toEqual(
      // A list of all kinds: a new kind must be added here.
      [
        'latency',
        'late',
        'http',
        'result',
        'malformed',
        'truncated',
        'half',
        'dribble',
        'drop',
        'hang',
        'reply',
      ].toSorted(),
    )
    for (const { kind, text, argument, moments } of kinds) {
      expect(parseFaults(text)).toMatchObject([{ kind }])
      expect(text).toBe(argument ? `${kind}=${argument.default}` : kind)
      for (const moment of moments) {
        const written = kind === 'drop' || kind === 'hang' ? `${kind}=${moment}` : `${text}:${moment}`
        expect(parseFaults(written)).toMatchObject([{ kind, when: moment }])
      }
      if (!argument) continue
      for (const value of [argument.min, argument.max]) parseFaults(`${kind}=${value}`)
      expect(argument.default).toBeGreaterThanOrEqual(argument.min)
      expect(argument.default).toBeLessThanOrEqual(argument.max)
    }
  })

  it("lists every call with its refusals and the sandbox's texts", async () => {
    const calls = await (await signedIn()).admin<unknown[]>('GET', 'calls')
    expect(calls).toContainEqual(
      expect.objectContaining({
        path: 'cash/confirmAgreementSign',
        answered: true,
        method: 'POST',
        sentAs: 'json',
        session: true,
        results: expect.arrayContaining([
          { code: 42101, meaning: expect.any(String), text: '验证码错误，请重新输入' },
        ]),
      }),
    )
  })

  it('groups the personas', async () => {
    const { personas, groups } = await (
      await signedIn()
    ).admin<{ personas: Array<{ mobile: string; group: string }>; groups: Array<{ name: string }> }>(
      'GET',
      'personas',
    )
    const names = groups.map((group) => group.name)
    for (const { mobile, group } of personas)
      expect(group).toBe(names[Number(mobile.slice(-4, -2))] ?? 'nowhere')
  })
})
