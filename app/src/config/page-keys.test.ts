import { describe, expect, it } from 'vitest'
import { keyedAddress, pageKeys } from './page-keys.ts'

describe('page keys', () => {
  const hosts = { mobile: undefined, cash: undefined, mall: undefined, account: undefined }
  const own = new Map([
    ['loan', '/own/loan'],
    ['offline', '/own/offline'],
  ])
  const none = { hosts, base: '/pages/credit', own }
  const withCash = { ...none, hosts: { ...hosts, cash: 'https://cash.credit.test' } }

  it('has the 19 keys of the specification, section 2, and those that steps and buttons lead to', () => {
    expect(Object.keys(pageKeys)).toHaveLength(28)
    expect(Object.keys(pageKeys)).toEqual(
      expect.arrayContaining([
        'combine',
        'contact-add',
        'cash-lead',
        'home',
        'koocard',
        'face-check',
        'id-auth',
        'id-photos',
        'pay',
      ]),
    )
  })

  it('leads to the configured host, else to a page of this app, else nowhere', () => {
    expect(keyedAddress('loan', withCash)).toBe('https://cash.credit.test/own/loan')
    expect(keyedAddress('autopay', withCash)).toBe('https://cash.credit.test/repayment/autopay')
    expect(keyedAddress('loan', none)).toBe('/pages/credit/own/loan')
    expect(keyedAddress('offline', none)).toBe('/pages/credit/own/offline')
    expect(keyedAddress('moreauth', none)).toBeNull()
    expect(keyedAddress('result', withCash)).toBeNull()
  })

  it.each(['', 'unknown', '__proto__', 'constructor', 'toString'])('knows no page for %j', (key) => {
    expect(keyedAddress(key, none)).toBeNull()
  })
})
