import { describe, expect, it } from 'vitest'
import { keyedAddress, pageKeys } from '../../src/config/page-keys.ts'
import { detectEnvironment, detectOs } from '../../src/env/detect.ts'
import { profiles, sourceIdOf } from '../../src/env/profiles.ts'

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const WECHAT = `${CHROME} MicroMessenger/8.0.49`

describe('environment', () => {
  it.each([
    [CHROME, 'h5'],
    [WECHAT, 'messenger-browser'],
    [`${WECHAT} miniProgram/wx123`, 'messenger-miniprogram'],
    [`${WECHAT} wxwork/4.1`, 'messenger-enterprise'],
    ['', 'h5'],
  ])('%s is %s', (userAgent, kind) => {
    expect(detectEnvironment(userAgent)).toBe(kind)
  })

  it.each([
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1 Mobile', 'harmony'],
    ['Mozilla/5.0 (Linux; Android 12; HarmonyOS) Mobile', 'harmony'],
    [CHROME, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 'ios'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'other'],
  ])('%s runs on %s', (userAgent, os) => {
    expect(detectOs(userAgent)).toBe(os)
  })

  it('has the source ids of the specification, section 9', () => {
    expect(profiles.h5.sourceId).toBe('147')
    expect(profiles['app-android'].sourceId).toBe('145')
    expect(profiles['app-ios'].sourceId).toBe('870')
    expect(profiles['app-harmony'].sourceId).toBe('30280')
    expect(profiles['messenger-miniprogram'].sourceId).toBe('894')
  })

  it.each([
    ['wallet-app', 'android', '145'],
    ['wallet-app', 'ios', '870'],
    ['wallet-app', 'harmony', '30280'],
    ['wallet-app', 'other', '147'],
    ['app-ios', 'ios', '870'],
    ['messenger-miniprogram', 'android', '894'],
    ['h5', 'ios', '147'],
  ] as const)('%s on %s brings the source id %s', (environment, os, id) => {
    expect(sourceIdOf(environment, os)).toBe(id)
  })

  it('draws a title bar in plain browsers only', () => {
    expect(Object.entries(profiles).filter(([, { header }]) => header)).toEqual([['h5', profiles.h5]])
  })
})

describe('page keys', () => {
  const hosts = { mobile: undefined, cash: undefined, mall: undefined, account: undefined }
  const own = new Map([
    ['loan', '/own/loan'],
    ['offline', '/own/offline'],
  ])
  const none = { hosts, base: '/pages/credit', own }
  const withCash = { ...none, hosts: { ...hosts, cash: 'https://cash.credit.test' } }

  it('has the 19 keys of the specification, section 2, and four more that steps and buttons lead to', () => {
    expect(Object.keys(pageKeys)).toHaveLength(23)
    expect(Object.keys(pageKeys)).toEqual(
      expect.arrayContaining(['combine', 'contact-add', 'cash-lead', 'home']),
    )
  })

  it('leads to the configured host, else to our own page, else nowhere', () => {
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
