import { createGateway } from '@koo/api-client'
import { allConfigKeys, configKeys, configValue, type ConfigKey } from '@koo/flow/config'
import { storageReaders } from '@koo/flow/testing/storage-readers'
import { CONFIG_KEY, openConfigGroup } from '../config/group.ts'
import { deviceId } from '../gateway/deviceId.ts'
import { claimReload } from '../navigation/reloadGuard.ts'
import { forgetOthers } from '../session/forget.ts'
import { parseSession, type Session } from '../session/session.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { readCookie } from './cookies.ts'

const NOW = 1_772_000_000_000
const now = () => NOW
/** A jar whose one cookie holds this text. */
const jarOf = (name: string, text: string) => ({
  cookie: `${name}=${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))}`,
})
const gateway = createGateway({ fetch: () => Promise.reject(new Error('no network')) })
const session = { token: 'token-of-somebody', userId: 'u1', expiresAt: NOW + 60_000 } satisfies Session

storageReaders(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  {
    './safeStorage.ts': 'the storage itself',
    './storageBelow.ts': 'the storage itself',
    './cookies.ts': [
      {
        sample: 'a_1',
        read: (text) => [readCookie(jarOf('CP', text), 'CP'), readCookie({ cookie: `CP=${text}` }, 'CP')],
        isFine: (values) =>
          (values as unknown[]).every((value) => value === null || typeof value === 'string'),
      },
    ],
    '../session/session.ts': [
      {
        sample: JSON.stringify(session),
        read: (text) => parseSession(text, NOW),
        isFine(found) {
          if (found === null) return true
          const { token, userId, expiresAt } = found as Session
          // What is sent as a header.
          return /^[\x21-\x7e]+$/.test(token) && /^[\w.@-]+$/.test(userId) && expiresAt > NOW
        },
      },
    ],
    '../session/forget.ts': [
      {
        sample: JSON.stringify({ userId: 'u2', sentAt: null }),
        read(_, storage) {
          const listed = { ...storage, keys: () => ['loan_cash_serial_no', 'draft_information'] }
          forgetOthers({ local: listed, tab: memoryStorage() }, 'u1')
          return listed.keys().map((key) => listed.getItem(key))
        },
        // A draft that cannot be read is nobody's.
        isFine: (left) => (left as unknown[])[1] === null,
      },
    ],
    '../navigation/reloadGuard.ts': [
      {
        // A mark that nobody can read stops a reload, like this one: better none than a loop.
        sample: String(NOW - 120_000),
        read: (text) =>
          claimReload({ jar: jarOf('koo_reloaded', text), hash: () => '', setHash: () => undefined, now }),
        isFine: (value) => typeof value === 'boolean',
      },
    ],
    '../gateway/deviceId.ts': [
      {
        sample: '0123456789abcdef0123456789abcdef',
        read: (_, local) => deviceId(local),
        isFine: (id) => /^[0-9a-f]{32}$/.test(String(id)),
      },
    ],
    '../config/group.ts': [
      {
        sample: JSON.stringify({
          user: null,
          values: { headerChannels: ['koocard'], annualRateCapPercent: 24 },
          asked: Object.keys(configKeys).join(),
        }),
        read(_, tab) {
          const group = openConfigGroup({
            gateway,
            inApp: false,
            tab: { ...tab, getItem: (key) => (key === CONFIG_KEY ? tab.getItem(key) : null) },
            userId: () => null,
            report: () => undefined,
          })
          return allConfigKeys.map((key) => [key, group.get(key)])
        },
        isFine: (values) =>
          (values as [ConfigKey, unknown][]).every(([key, value]) => configValue(key, value) === value),
      },
    ],
  },
)
