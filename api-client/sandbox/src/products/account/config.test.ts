import { describe, expect, it } from 'vitest'
import { configKeys } from './config/index.ts'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'

async function personOf(persona?: string): Promise<Person> {
  return new Person(mountOf(frozenSandbox())).signIn(persona)
}

const visitor = (): Person => new Person(mountOf(frozenSandbox()))

describe('web configuration', () => {
  it('answers one key, several keys and the app gateway alike, to visitors too', async () => {
    const one = visitor()
    const rate = await one.call('other/getWebConfig', { key: 'baseAnnualRate' })
    expect(rate).toBe(0.24)
    expect(await one.call('/koouapp/configapi/query/webconfig', { keys: 'baseAnnualRate' })).toBe(rate)
    const keys = [
      'baseAnnualRate',
      'baseAnnualRate',
      'annualRateCapPercent',
      'nothing',
      '__proto__',
      'constructor',
    ]
    const several = { baseAnnualRate: 0.24, annualRateCapPercent: 36 }
    expect(await one.call('other/getMultiWebConfig', { keys })).toEqual(several)
    expect(await one.call('/koouapp/configapi/query/webconfigMany', { keys })).toEqual(several)
  })

  it('has null for a key that does not exist', async () => {
    for (const key of ['nothing', '', '__proto__', 'constructor']) {
      expect(await visitor().call('other/getWebConfig', { key })).toBeNull()
    }
  })

  it('has a value for every key, the same in every reply', async () => {
    const person = await personOf()
    const values = await person.call('other/getMultiWebConfig', { keys: [...configKeys] })
    expect(Object.keys(values)).toEqual(configKeys)
    expect(Object.values(values)).not.toContain(null)
    expect(await person.call('other/getMultiWebConfig', { keys: [...configKeys] })).toEqual(values)
  })

  it('names twelve partner agreements of the credit authorisation, version v3', async () => {
    const value = await visitor().call('other/getWebConfig', { key: 'creditAuthAgreement' })
    expect(value).toMatchObject({ version: 'v3' })
    expect((value as { subAgreementList: unknown[] }).subAgreementList).toHaveLength(12)
  })

  it('has the gray releases of the customer, and none for a visitor or after a sign-out', async () => {
    const off = {
      loanButtonGray: false,
      alisignApplyGray: false,
      styleGray: false,
      hitGray: false,
      periodDropdown: false,
    }
    expect(await visitor().call('other/getWebConfig', { key: 'grayFlags' })).toEqual(off)
    const person = await personOf()
    const { alisignApplyGray } = await person.call('cash/queryGray', { typeId: '6' })
    expect(await person.call('other/getWebConfig', { key: 'grayFlags' })).toEqual({
      ...off,
      alisignApplyGray,
      hitGray: true,
    })
    await person.admin('POST', 'session/expire', {})
    expect(await person.call('other/getWebConfig', { key: 'grayFlags' })).toEqual(off)
  })
})
