import { describe, expect, it } from 'vitest'
import { keyedAddress, pageKeys, type KeyPlaces } from './pageKeys.ts'

type Hosts = KeyPlaces['hosts']

describe('page keys', () => {
  const hosts = { mobile: undefined, cash: undefined, mall: undefined, account: undefined }
  const own = new Map([
    ['loan', '/own/loan'],
    ['cash-lead', '/own/lead'],
    ['offline', '/own/offline'],
    ['autopay', '/own/autopay'],
  ])
  const none = { hosts, base: '/pages/credit', own }
  const withCash = { ...none, hosts: { ...hosts, cash: 'https://cash.credit.test' } }

  it(
    'has the 19 keys that are given, and those that steps and buttons lead to',
    { tags: ['route.26'] },
    () => {
      expect(Object.keys(pageKeys)).toHaveLength(38)
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
    },
  )

  it(
    'leads with every key to an address of its host, where the host is configured',
    { tags: ['route.26'] },
    () => {
      const names = ['mobile', 'cash', 'mall', 'account'] as const
      const all = Object.fromEntries(names.map((name) => [name, `https://${name}.credit.test`])) as Hosts
      // Pages of this app's own flows, which have no path in the table.
      const flows = new Map(Object.keys(pageKeys).map((key) => [key, `/own/${key}`]))
      for (const [key, { host }] of Object.entries(pageKeys)) {
        const { href, origin } = new URL(
          keyedAddress(key, { hosts: all, base: '/pages/credit', own: flows }) ?? '',
        )
        expect(origin).toBe(`https://${host}.credit.test`)
        expect(href.length).toBeGreaterThan(origin.length + 1)
      }
    },
  )

  it('has the cash-lead loan, the cash loan and automatic repayment', { tags: ['route.36'] }, () => {
    for (const key of ['cash-lead', 'loan', 'autopay'])
      expect(keyedAddress(key, withCash)).toMatch(/^https:\/\/cash\.credit\.test\//)
  })

  it('leads to the configured host, else to a page of this app, else nowhere', () => {
    expect(keyedAddress('loan', withCash)).toBe('https://cash.credit.test/own/loan')
    expect(keyedAddress('combine', withCash)).toBe('https://cash.credit.test/combine')
    expect(keyedAddress('loan', none)).toBe('/pages/credit/own/loan')
    expect(keyedAddress('offline', none)).toBe('/pages/credit/own/offline')
    expect(keyedAddress('moreauth', none)).toBeNull()
    expect(keyedAddress('result', withCash)).toBeNull()
  })

  it('leads to the page that stands in for one of a host that is not configured', () => {
    expect(keyedAddress('home', none)).toBe('/pages/credit/own/loan')
    const withHome = { ...none, own: new Map([...own, ['home', '/home']]) }
    expect(keyedAddress('home', withHome)).toBe('/pages/credit/home')
    const withMall = { ...withHome, hosts: { ...hosts, mall: 'https://mall.credit.test' } }
    expect(keyedAddress('home', withMall)).toBe('https://mall.credit.test/home')
  })

  it.each(['', 'unknown', '__proto__', 'constructor', 'toString'])(
    'knows no page for %j',
    { tags: ['route.26'] },
    (key) => {
      expect(keyedAddress(key, none)).toBeNull()
    },
  )
})
