import { createGateway } from '@koo/api-client'
import { describe, expect, it } from 'vitest'
import { openConfigGroup } from '@koo/host/config'
import { allConfigKeys, configKeys } from '@koo/flow/config'
import { deviceId, wireHeaders } from '@koo/host/gateway'
import { headerValues, keepVisitIds, type Identity } from '../gateway/identity.ts'
import { settleSourceId } from '../gateway/sourceId.ts'
import { profiles } from '../env/profiles.ts'
import { createSessionStore } from '@koo/host/session'
import { chosenTheme } from '../theme/theme.ts'
import { createSensors } from '../tracking/sensors.ts'
import { createSafeStorage } from '@koo/host/storage'

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
/** A storage that somebody has filled with the same text under every key. */
function filled(text: string): () => Storage {
  const written = new Map<string, string | null>()
  const storage = {
    getItem: (key: string) => (written.has(key) ? written.get(key) : text),
    setItem: (key: string, value: string) => written.set(key, value),
    removeItem: (key: string) => written.set(key, null),
  }
  return () => storage as unknown as Storage
}

const storages: Readonly<Record<string, () => Storage>> = {
  'blocked when it is opened': refuse,
  'blocked when it is used': () =>
    ({ getItem: refuse, setItem: refuse, removeItem: refuse }) as unknown as Storage,
  full: () =>
    ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    }) as unknown as Storage,
  ...Object.fromEntries(
    [
      '',
      'null',
      '{',
      '[null,{}]',
      '{"__proto__":{"token":"token-of-evil","userId":"u","expiresAt":9e15}}',
      '{"v":0,"token":"token-of-evil"}',
      '{"user":null,"values":{"marketing":{"enabled":true}}}',
      '中文',
      'a\r\nx-token: evil',
      '<img src=x onerror=alert(1)>',
      '9'.repeat(20_000),
    ].map((text) => [`changed to ${JSON.stringify(text.slice(0, 40))}`, filled(text)]),
  ),
}

const unreachable = createGateway({
  baseUrl: 'https://m.credit.test/api',
  fetch: () => Promise.reject(new TypeError()),
})

describe.each(Object.entries(storages))('a storage that is %s', (_, open) => {
  const [local, tab] = [createSafeStorage(open), createSafeStorage(open)]

  it('does not keep the app from starting, and every call has headers that can be sent', () => {
    keepVisitIds(new URLSearchParams('tenantId=t-1&entryId=中文'), tab)
    const sourceId = settleSourceId({
      query: new URLSearchParams('sourceid=中文'),
      readCookie: () => null,
      writeCookie: () => undefined,
      local,
      fallback: '147',
    })
    const identity: Identity = {
      environment: 'h5',
      os: 'ios',
      shellVersion: null,
      profile: profiles.h5,
      sourceId,
      deviceId: deviceId(local),
      version: '1.0.0',
    }
    expect(sourceId).toMatch(/^\d{1,6}$/)
    expect(identity.deviceId).toMatch(/^[\da-f]{32}$/)
    expect(() => new Headers(wireHeaders(headerValues(identity, { tab, local }, null, 0)))).not.toThrow()
    expect(() => chosenTheme(new URLSearchParams(), local)).not.toThrow()
  })

  it('shows a visitor, who can sign in for this page', () => {
    const session = createSessionStore(local, () => 0)
    expect(session.current()).toBeNull()
    expect(session.signIn({ token: 'token-of-somebody', userId: 'u1', expiresIn: 60 })).toBe(true)
    expect(() => session.signOut()).not.toThrow()
    expect(session.current()).toBeNull()
  })

  it('gives no value of the configuration that the server has not given', async () => {
    const config = openConfigGroup({
      gateway: unreachable,
      inApp: false,
      tab,
      userId: () => null,
      report: () => undefined,
    })
    for (const key of allConfigKeys) expect(config.get(key)).toEqual(configKeys[key].fallback)
  })

  it('loses no event of this page, and sends it once', async () => {
    const bodies: string[] = []
    const port = createSensors({
      local: createSafeStorage(open),
      deviceId: 'd',
      common: () => ({}),
      post: (body) => Promise.resolve(bodies.push(body) > 0),
    })
    await port.send([{ event: 'cash_home_view', at: 1 }])
    const sent = bodies.flatMap((body) => (JSON.parse(body) as { data_list: { event: string }[] }).data_list)
    expect(sent.map(({ event }) => event)).toEqual(['cash_home_view'])
  })
})
