import { createGateway } from '@koo/api-client'
import { storageReaders } from '@koo/flow/testing/storage-readers'
import { openConfigGroup, CONFIG_KEY } from '../config/group.ts'
import { allConfigKeys, configKeys, configValue, type ConfigKey } from '@koo/flow/config'
import { claimSignIn } from '../env/signInLimit.ts'
import { withCp } from '../gateway/cp.ts'
import { deviceId } from '../gateway/deviceId.ts'
import { wireHeaders } from '../gateway/headers.ts'
import { settleSourceId } from '../gateway/sourceId.ts'
import { forgetOthers } from '../session/forget.ts'
import { createSessionInvalid } from '../session/invalid.ts'
import { parseSession, type Session } from '../session/session.ts'
import { claimReload } from '../shell/reloadGuard.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { chosenTheme, themeChoices } from '../theme/theme.ts'
import { createSensors } from '../tracking/sensors.ts'
import { readCookie } from './cookies.ts'

const NOW = 1_772_000_000_000
const now = () => NOW
const API = 'https://m.credit.test/api/cash/getAmount'
const isFlag = (value: unknown) => typeof value === 'boolean'
/** A jar whose one cookie holds this text. */
const jarOf = (name: string, text: string) => ({
  cookie: `${name}=${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))}`,
})
const whole = 'compared whole'
const gateway = createGateway({ baseUrl: API, fetch: () => Promise.reject(new Error('no network')) })
const session = { token: 'token-of-somebody', userId: 'u1', expiresAt: NOW + 60_000 } satisfies Session

storageReaders(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  {
    './safeStorage.ts': 'the storage itself',
    '../boot/sendEarly.ts': 'session/session.ts and gateway/cp.ts',
    '../gateway/gateway.ts': 'gateway/cp.ts',
    '../env/messenger/oauth.ts': whole,
    '../env/partnerQuit.ts': whole,
    '../tracking/place.ts': whole,
    './cookies.ts': [
      {
        sample: 'a_1',
        read: (text) => [readCookie(jarOf('CP', text), 'CP'), readCookie({ cookie: `CP=${text}` }, 'CP')],
        isFine: (values) =>
          (values as unknown[]).every((value) => value === null || typeof value === 'string'),
      },
      {
        sample: 'a_1',
        read: (text) => withCp(API, text),
        isFine: (url) =>
          url === API || /^https:\/\/m\.credit\.test\/api\/cash\/getAmount\?cp=[\w-]+$/.test(String(url)),
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
    '../session/invalid.ts': [
      {
        sample: String(NOW - 1_000),
        read(text, tab) {
          let ended = false
          createSessionInvalid({
            session: { current: () => session, end: () => (ended = true), drop: () => undefined },
            jar: jarOf('koo_session_reloaded', text),
            tab,
            now,
            after: () => undefined,
            reload: () => undefined,
          })(session.token)
          return ended
        },
        isFine: isFlag,
      },
    ],
    '../shell/reloadGuard.ts': [
      {
        // A mark that nobody can read stops a reload, like this one: better none than a loop.
        sample: String(NOW - 120_000),
        read: (text) =>
          claimReload({ jar: jarOf('koo_reloaded', text), hash: () => '', setHash: () => undefined, now }),
        isFine: isFlag,
      },
    ],
    '../env/signInLimit.ts': [
      {
        sample: [NOW - 3_000, NOW - 2_000, NOW - 1_000].join(' '),
        read: (_, tab) => claimSignIn({ tab, now }),
        isFine: isFlag,
      },
    ],
    '../gateway/deviceId.ts': [
      {
        sample: '0123456789abcdef0123456789abcdef',
        read: (_, local) => deviceId(local),
        isFine: (id) => /^[0-9a-f]{32}$/.test(String(id)),
      },
    ],
    '../gateway/sourceId.ts': [
      {
        sample: '870',
        read: (text, local) =>
          settleSourceId({
            query: new URLSearchParams({ sourceid: text }),
            readCookie: () => text,
            writeCookie: () => undefined,
            local,
            fallback: '147',
          }),
        isFine: (id) => /^[0-9]{1,6}$/.test(String(id)),
      },
    ],
    '../gateway/identity.ts': [
      {
        sample: 'T-1',
        read: (text) => new Headers(wireHeaders({ tenantId: text, entryId: text })).get('x-tenant-id'),
        isFine: (sent) => sent === null || (typeof sent === 'string' && /^[\x21-\x7e]+$/.test(sent)),
      },
    ],
    '../theme/theme.ts': [
      {
        sample: 'night',
        read: (text, local) => chosenTheme(new URLSearchParams({ theme: text }), local),
        isFine: (choice) => themeChoices.some((each) => each === choice),
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
    '../tracking/sensors.ts': [
      {
        sample: JSON.stringify([
          {
            _track_id: 1,
            type: 'track',
            time: NOW,
            distinct_id: 'd1',
            event: 'page_view',
            properties: { a: 1 },
          },
        ]),
        read(_, local) {
          const sent: string[] = []
          const post = (body: string) => {
            sent.push(body)
            return Promise.resolve(false)
          }
          void createSensors({ local, deviceId: 'd1', common: () => ({}), post, newId: () => 2 }).send([])
          return sent
        },
        isFine: (sent) =>
          (sent as string[]).every((body) =>
            (JSON.parse(body) as { data_list: Record<string, unknown>[] }).data_list.every(
              ({ _track_id: id, event, properties }) =>
                typeof id === 'number' &&
                typeof event === 'string' &&
                typeof properties === 'object' &&
                properties !== null,
            ),
          ),
      },
    ],
  },
)
