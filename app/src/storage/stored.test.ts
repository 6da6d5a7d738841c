import { storageReaders } from '@koo/flow/testing/storage-readers'
import { claimSignIn } from '../env/signInLimit.ts'
import { withCp } from '../gateway/cp.ts'
import { wireHeaders } from '@koo/host/gateway'
import { settleSourceId } from '../gateway/sourceId.ts'
import type { Session } from '@koo/host/session'
import { createSessionInvalid } from '../session/invalid.ts'
import { chosenTheme, themeChoices } from '../theme/theme.ts'
import { keepVisitBrand } from '../theme/visitBrand.ts'
import { createSensors } from '../tracking/sensors.ts'

const NOW = 1_772_000_000_000
const now = () => NOW
const API = 'https://m.credit.test/api/cash/getAmount'
const isFlag = (value: unknown) => typeof value === 'boolean'
/** A jar whose one cookie holds this text. */
const jarOf = (name: string, text: string) => ({
  cookie: `${name}=${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))}`,
})
const whole = 'compared whole'
const session = { token: 'token-of-somebody', userId: 'u1', expiresAt: NOW + 60_000 } satisfies Session

storageReaders(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  {
    '../boot/sendEarly.ts': 'the session of @koo/host, and gateway/cp.ts',
    '../gateway/gateway.ts': [
      {
        sample: 'a_1',
        read: (text) => withCp(API, text),
        isFine: (url) =>
          url === API || /^https:\/\/m\.credit\.test\/api\/cash\/getAmount\?cp=[\w-]+$/.test(String(url)),
      },
    ],
    '../env/messenger/oauth.ts': whole,
    '../env/partnerQuit.ts': whole,
    '../tracking/place.ts': whole,
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
    '../env/signInLimit.ts': [
      {
        sample: [NOW - 3_000, NOW - 2_000, NOW - 1_000].join(' '),
        read: (_, tab) => claimSignIn({ tab, now }),
        isFine: isFlag,
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
    '../theme/visitBrand.ts': [
      {
        sample: 'siku',
        read(_, tab) {
          const body = { dataset: {} as DOMStringMap } as HTMLElement
          const loadThemes = () => Promise.resolve()
          keepVisitBrand({ tab, body, isSameVisit: true, loadThemes, onLeave: () => undefined })
          return body.dataset['theme']
        },
        isFine: (theme) => theme === undefined || (typeof theme === 'string' && /^[a-z]{2,20}$/.test(theme)),
      },
    ],
    '../theme/theme.ts': [
      {
        sample: 'night',
        read: (text, local) => chosenTheme(new URLSearchParams({ theme: text }), local),
        isFine: (choice) => themeChoices.some((each) => each === choice),
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
