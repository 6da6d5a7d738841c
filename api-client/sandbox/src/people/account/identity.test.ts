import { describe, expect, it } from 'vitest'
import { identityOf, isVerified, maskName, verifyIdentity } from './identity.ts'
import { ageAt, genderOf, isDay, isIdNumber, makeIdNumber } from './idNumber.ts'
import { personas } from '../../index.ts'
import { customerNamed } from '../../testing/customer.ts'
import { mountOf, Person, frozenSandbox } from '../../testing/client.ts'

describe('a resident number', () => {
  it('carries the check character of the standard', () => {
    expect(isIdNumber('11010519491231002X', '2026-11-20')).toBe(true)
    expect(isIdNumber('110105194912310021', '2026-11-20')).toBe(false)
    expect(makeIdNumber('110105', '1949-12-31', 2, '女')).toBe('11010519491231002X')
  })

  it('is refused for another form, an impossible day and a day to come', () => {
    for (const text of [
      '',
      '1101051949123100',
      '11010519491231002x',
      '01010519491231002X',
      '110105194902310028',
    ]) {
      expect(isIdNumber(text, '2026-11-20')).toBe(false)
    }
    const tomorrow = makeIdNumber('330106', '2026-11-21', 1, '男')
    expect(isIdNumber(tomorrow, '2026-11-20')).toBe(false)
    expect(isIdNumber(tomorrow, '2026-11-21')).toBe(true)
  })

  it('says gender and age', () => {
    expect(genderOf(makeIdNumber('330106', '1991-06-18', 500, '男'))).toBe('男')
    expect(genderOf(makeIdNumber('330106', '1991-06-18', 501, '女'))).toBe('女')
    expect([ageAt('1991-11-20', '2026-11-20'), ageAt('1991-11-21', '2026-11-20')]).toEqual([35, 34])
    expect([isDay('2024-02-29'), isDay('2023-02-29'), isDay('2023-2-9')]).toEqual([true, false, false])
  })
})

describe('the identity of a customer', () => {
  it('is complete for every persona, with a valid number of its own for each phone', () => {
    for (const { name } of personas) {
      const one = identityOf(customerNamed(name))
      const two = identityOf(customerNamed(name, { mobile: '15912340002' }))
      expect(isIdNumber(one.idNumber, '2026-11-20'), `persona ${name}`).toBe(true)
      expect(one.idNumber, `persona ${name}`).not.toBe(two.idNumber)
      expect(one.idNumber.endsWith(one.idNumberMasked.slice(-4)), `persona ${name}`).toBe(true)
      expect(one.idNumberMasked, `persona ${name}`).toMatch(/^\d{6}\*{8}\d{3}[\dX]$/)
      expect(one.age, `persona ${name}`).toBeGreaterThanOrEqual(18)
    }
  })

  it('becomes what the customer proved', () => {
    const customer = customerNamed('unverified')
    expect(isVerified(customer)).toBe(false)
    const idNumber = makeIdNumber('420106', '1995-05-05', 2, '女')
    verifyIdentity(customer, { name: '周晓', idNumber })
    expect(isVerified(customer)).toBe(true)
    expect(identityOf(customer)).toEqual({
      name: '周晓',
      nameMasked: '周*',
      idNumber,
      idNumberMasked: `420106********${idNumber.slice(-4)}`,
      gender: '女',
      birthday: '1995-05-05',
      age: 31,
    })
  })

  it("stores nothing when the proof equals the persona's data", () => {
    const customer = customerNamed('unverified')
    const { name, idNumber } = identityOf(customer)
    verifyIdentity(customer, { name, idNumber })
    expect(customer.user.slices.account).toMatchObject({ verified: true, proved: null })
  })

  it('shows the family name only when masked', () => {
    expect([maskName('陈思远'), maskName('李'), maskName('阿卜')]).toEqual(['陈**', '李*', '阿*'])
  })
})

describe('user/queryIdentity', () => {
  it('shows name and age, and masks numbers', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn()
    expect(await person.call('user/queryIdentity', {})).toEqual({
      realName: '陈思远',
      idNumber: expect.stringMatching(/^330106\*{8}\d{3}[\dX]$/),
      mobile: '138****0002',
      age: 35,
    })
  })

  it('has no identity before the proof', async () => {
    const person = await new Person(mountOf(frozenSandbox())).signIn('unverified')
    expect(await person.call('user/queryIdentity', {})).toEqual({
      realName: null,
      idNumber: null,
      mobile: '138****0101',
      age: null,
    })
    expect(await person.call('user/selectUserData', {})).toMatchObject({
      realName: null,
      mobile: '138****0101',
    })
    expect(await person.call('user/queryAccount', {})).toEqual({ openStatus: 0, accountChannel: 'h5' })
  })
})
