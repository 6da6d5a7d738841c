import { DeviceFailure, type Environment } from '@koo/flow'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadLateParts } from '../boot/phases.ts'
import { CALL_LIMIT_MS, PERSON_LIMIT_MS } from './bridge/bridge.ts'
import { detect } from './detect.ts'
import { loadHost } from './host.ts'
import type { AppHost } from './parts.ts'
import { bareWindow, hostStage } from './testing/stage.ts'
import { manners, surround, type MannerName } from './testing/surroundings.ts'

vi.mock('./messenger/settings.ts', () => ({
  authorisation: { wechat: '/__sandbox/oauth?{return}{state}', wecom: '' },
}))

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)'
const WECHAT = 'MicroMessenger/8.0.49'
const agents: Readonly<Record<Environment, string>> = {
  'app-ios': `${IPHONE} KooApp/3.4.0`,
  'app-android': 'Mozilla/5.0 (Linux; Android 14; wv) KooApp/3.4.0',
  'app-harmony': 'Mozilla/5.0 (Phone; OpenHarmony 5.0) KooApp/3.4.0',
  'wallet-app': `${IPHONE} KooWallet/3.4.0`,
  'messenger-browser': `${IPHONE} ${WECHAT}`,
  'messenger-enterprise': `${IPHONE} wxwork/4.1 ${WECHAT}`,
  'messenger-miniprogram': `${IPHONE} ${WECHAT} miniProgram/wx1`,
  'partner-app': `${IPHONE} KooPartner/3.4.0`,
  h5: IPHONE,
}

/** How the browser's own question for the place ends; it has nothing to do with the app around the page. */
type Found = (position: { coords: { latitude: number; longitude: number; accuracy: number } }) => void
const found = (done: Found) => done({ coords: { latitude: 31, longitude: 121, accuracy: 9 } })

// Chunks come in real time.
beforeAll(async () => void (await Promise.all([loadLateParts(), import('./messenger-browser/host.ts')])))

let target: Window
beforeEach(() => {
  // The stand-ins wait by the timers of the platform.
  vi.useFakeTimers()
  target = bareWindow()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { title: '', cookie: '' }))
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: found } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
/** Everything that a page can ask of its environment and waits for. */
const asks: Readonly<Record<string, (host: AppHost) => Promise<unknown> | undefined>> = {
  photo: (host) => host.capture?.({ what: 'photo' }),
  face: (host) => host.capture?.({ what: 'face' }),
  video: (host) => host.capture?.({ what: 'video', maxSeconds: 10 }),
  scan: (host) => host.scan?.(signature),
  contacts: (host) => host.contacts?.(),
  recording: (host) => host.recording?.({ streamUrl: () => Promise.resolve('rtmp://push.test/live/a') }),
  navBar: (host) => host.navBar?.({ title: '借款' }),
  alipay: (host) => host.alipay?.({ address: 'https://alipay.test/sign' }),
  notificationSettings: (host) => host.notificationSettings?.(),
  customerService: (host) => host.customerService?.(),
  location: (host) => host.location?.(),
  login: (host) => host.login('/cash/home'),
}

/** Calls that a person finishes once they are on the screen, so that they may take minutes. */
const BY_PERSON = ['photo', 'face', 'video', 'scan', 'contacts', 'recording', 'alipay', 'login']
/** Looking for a bridge, two calls one after the other, and a notice that is read before the page is left. */
const AT_ONCE_MS = 1_000 + 2 * CALL_LIMIT_MS + 2_000
const limitOf = (name: string, manner: MannerName) =>
  manner.includes('camera') && BY_PERSON.includes(name) ? PERSON_LIMIT_MS + 1_000 : AT_ONCE_MS

interface End {
  name: string
  ms: number
  /** The sentence of a failure; null for a result. */
  sentence: string | null
}

/** Asks everything at the same time, as hasty pages do, and lets time pass until all have ended. */
async function endsOf(kind: Environment, manner: MannerName): Promise<{ ends: End[]; open: string[] }> {
  surround(
    target,
    { kind, version: '3.4.0', manner },
    { nativeLogin: () => Promise.resolve({ token: null }), photo: () => '/9j/4AAQ', onCall: () => undefined },
  )
  const failed = vi.fn()
  const loading = loadHost(kind, failed)
  // The browser of the messenger looks whether it is a mini-program after all.
  await vi.advanceTimersByTimeAsync(1_000)
  const { host, clock, location } = hostStage({
    create: await loading,
    shell: detect({ userAgent: agents[kind] }),
  })
  expect(failed).not.toHaveBeenCalled()
  const since = clock.now()
  const ends: End[] = []
  const open = new Set<string>()
  const end = (name: string, sentence: string | null) => {
    open.delete(name)
    ends.push({ name, ms: clock.now() - since, sentence })
  }
  // The document is left for the messenger's page.
  location.assign.mockImplementation(() => end('login', null))
  for (const [name, ask] of Object.entries(asks)) {
    open.add(name)
    const answer = ask(host)
    if (!answer) {
      open.delete(name)
      continue
    }
    answer.then(
      () => end(name, null),
      (error: unknown) =>
        end(name, error instanceof DeviceFailure ? error.message : `no sentence: ${String(error)}`),
    )
  }
  host.setTitle('借款')
  for (let ms = 0; open.size > 0 && ms < PERSON_LIMIT_MS + 2_000; ms += 500) {
    await vi.advanceTimersByTimeAsync(500)
    await clock.advance(500)
  }
  void host.close()
  await clock.advance(AT_ONCE_MS)
  return { ends, open: [...open] }
}

describe.each(Object.keys(agents) as Environment[])('%s', (kind) => {
  it.each(manners)(
    'whose bridge is: %s, ends everything with a result or a sentence, in time',
    async (manner) => {
      const { ends, open } = await endsOf(kind, manner)
      expect(open).toEqual([])
      expect(ends.filter(({ name, ms }) => ms > limitOf(name, manner))).toEqual([])
      const sentences = ends.flatMap(({ sentence }) => (sentence === null ? [] : [sentence]))
      expect(sentences.filter((sentence) => !/^[^a-zA-Z]{3,}$/.test(sentence))).toEqual([])
      // Each is said once: nothing ends twice.
      expect(new Set(ends.map(({ name }) => name)).size).toBe(ends.length)
    },
  )
})
