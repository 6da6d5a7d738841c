import { registry } from '@koo/api-client/registry'
import { describe, expect, it } from 'vitest'
import { callPaths } from './contract.ts'
import { PHONE_ENDINGS, personas, TOKEN_SECONDS } from '../index.ts'
import { mountOf, Person, frozenSandbox } from '../testing/client.ts'

describe('a session', () => {
  it('is required by every call that the contract does not leave open', async () => {
    const person = new Person(mountOf(frozenSandbox()))
    expect((await person.refusal('cash/getAmount', {}))[0]).toBe(-4000)
    for (const path of callPaths.filter((each) => registry[each].session)) {
      expect(await (await person.send(path, {})).json(), 'without a token').toMatchObject({ Result: -4000 })
    }
    person.token = 'made up'
    expect((await person.refusal('cash/getAmount', {}))[0]).toBe(-4000)
    await person.call('user/sendLoginCode', { mobile: '13800000002', type: 1 })
  })

  it('ends after its time', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    sandbox.changeClock({ advanceMs: TOKEN_SECONDS * 1000 - 1 })
    await person.call('cash/getAmount', {})
    sandbox.changeClock({ advanceMs: 1 })
    expect((await person.refusal('cash/getAmount', {}))[0]).toBe(-4000)
  })

  it('can be ended from outside in the middle of a form, and a new one goes on with the same loans and terms', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const { terms } = await person.terms()
    expect(await person.admin('POST', 'session/expire', {})).toEqual({ ended: 1 })
    expect(await person.refusal('cash/applyAgreementSign', { termsNo: terms.termsNo, type: 1 })).toEqual([
      -4000,
      '登录已失效，请重新登录',
    ])
    await person.signIn()
    await person.call('cash/applyAgreementSign', { termsNo: terms.termsNo, type: 1 })
  })

  it('can be ended as replaced by another device, one token at a time', async () => {
    const sandbox = frozenSandbox()
    const one = await new Person(mountOf(sandbox)).signIn()
    const two = await new Person(mountOf(sandbox)).signIn()
    await one.admin('POST', 'session/expire', { token: one.token, code: -4001 })
    expect((await one.refusal('cash/getAmount', {}))[0]).toBe(-4001)
    await two.call('cash/getAmount', {})
  })

  it('of one user shows no data of another', async () => {
    const sandbox = frozenSandbox()
    const one = await new Person(mountOf(sandbox)).signIn('old-customer')
    const two = await new Person(mountOf(sandbox)).signIn('new-customer')
    const { terms } = await one.terms()
    expect((await two.refusal('cash/applyAgreementSign', { termsNo: terms.termsNo, type: 1 }))[0]).toBe(45006)
    expect(await two.call('cash/getAmount', {})).toMatchObject({
      canUseLoanAmount: 12_000,
      customerKind: 'new',
    })
  })

  it('can be one fixed token, for measurements', async () => {
    const sandbox = frozenSandbox({ signInToken: 'measure', persona: 'lender-cap' })
    const person = new Person(mountOf(sandbox))
    person.token = 'measure'
    expect(await person.call('cash/getAmount', {})).toMatchObject({ amountUpperLimit: 20_000 })
    sandbox.changeClock({ advanceMs: 86_400_000 })
    await person.call('cash/getAmount', {})
    person.token = 'measured'
    expect((await person.refusal('cash/getAmount', {}))[0]).toBe(-4000)
  })
})

describe('a phone number', () => {
  it.each(Object.entries(PHONE_ENDINGS))('ending in %s is the persona %s', async (ending, name) => {
    const sandbox = frozenSandbox()
    const person = new Person(mountOf(sandbox))
    const mobile = `1591234${ending}`
    await person.call('user/sendLoginCode', { mobile, type: 2 })
    await person.call('user/login', { mobile, verifyCode: '123456' })
    expect(sandbox.world().users).toMatchObject([{ mobile, persona: name }])
  })

  it('with any other ending has the persona of the world', async () => {
    const sandbox = frozenSandbox()
    sandbox.reset('default', { persona: 'no-card' })
    expect(sandbox.signIn('default', { mobile: '15912345678' })).toMatchObject({ persona: 'no-card' })
  })

  it('has an account of its own', () => {
    const sandbox = frozenSandbox()
    const one = sandbox.signIn('default', { mobile: '13800000002' })
    const two = sandbox.signIn('default', { mobile: '15912340002' })
    expect(one.userId).not.toBe(two.userId)
    expect(new Set(personas.map((persona) => persona.mobile)).size).toBe(personas.length)
  })
})
