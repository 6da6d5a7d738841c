import type { Environment } from '@koo/flow'
import { can } from '@koo/flow'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApp, misbehaving, type FakeAppOptions } from '../testing/fakeApp.ts'
import { settled } from '@koo/host/testing'
import { bareWindow, hostStage } from '../testing/stage.ts'
import { createAppHost } from './appHost.ts'

type Kind = Extract<Environment, `app-${string}` | 'wallet-app'>
const systems = {
  'app-ios': 'ios',
  'app-android': 'android',
  'app-harmony': 'harmony',
  'wallet-app': 'android',
} as const

let target: Window
const page = { title: '', cookie: '' }
beforeEach(() => {
  target = bareWindow()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', Object.assign(page, { title: '', cookie: '' }))
})
afterEach(() => vi.unstubAllGlobals())

/** The host in a fake app; without `app` there is no bridge. */
function start(kind: Kind, options: Partial<FakeAppOptions> | null = {}, version = '3.4.0') {
  const app = fakeApp({ kind, version, ...options })
  if (options !== null) app.install(target)
  const shell = { environment: kind, os: systems[kind], shellVersion: version }
  return { app, ...hostStage({ create: createAppHost, shell }) }
}

const kinds = Object.keys(systems) as Kind[]

describe.each(kinds)('%s', (kind) => {
  it('shows the title in the bar of the app', { tags: ['loan.16'] }, async () => {
    const { host, app } = start(kind)
    host.setTitle('借款"</script>')
    await settled()
    expect(page.title).toBe('借款"</script>')
    expect(app.calls).toMatchObject([{ method: 'setTitle', params: { title: '借款"</script>' } }])
  })

  it('is left by closing the web view', { tags: ['loan.16'] }, async () => {
    const { host, app, routed } = start(kind)
    void host.close()
    await settled()
    expect([app.called(), routed]).toEqual([['closeWebview'], []])
  })

  it('is left by the web way when the app is silent', async () => {
    const { host, clock, routed } = start(kind, { manner: misbehaving(() => 0)['never replies']! })
    void host.close()
    await clock.advance(4_950)
    expect(routed).toEqual([])
    await clock.advance(50)
    expect(routed).toEqual(['/'])
  })

  it('is left by the web way when the app does not confirm that it closes', async () => {
    const { host, clock, routed } = start(kind, { replies: { closeWebview: { result: false } } })
    void host.close()
    await clock.advance(5_000)
    expect(routed).toEqual(['/'])
  })

  it('gives the back key to the page, as long as one asks for it', () => {
    const { host, app } = start(kind)
    const onBack = vi.fn()
    const stop = host.onNativeBack(onBack)
    expect(app.pressBack(target)).toBe(true)
    stop()
    expect(app.pressBack(target)).toBe(false)
    expect(onBack).toHaveBeenCalledTimes(1)
  })

  it('has camera, title bar, notifications and customer service; the scanner is of the messenger', async () => {
    const { host, app } = start(kind)
    const names = [
      'capture',
      'navBar',
      'notificationSettings',
      'customerService',
      'pickFile',
      'location',
    ] as const
    expect(names.filter((name) => !can(host, name))).toEqual([])
    expect(can(host, 'scan')).toBe(false)
    expect(can(host, 'contacts')).toBe(kind === 'wallet-app')
    await host.notificationSettings?.()
    await host.customerService?.()
    await host.navBar?.({ back: false })
    expect(app.called()).toEqual(['openNotificationSettings', 'openCustomerService', 'setNavBar'])
  })
})

it(
  'keeps the room of the status bar that an app on Android draws the page under',
  { tags: ['layout.2'] },
  () => {
    const set = vi.fn<(name: string, value: string) => void>()
    Object.assign(page, { documentElement: { style: { setProperty: set } } })
    start('app-android')
    start('app-ios', { underStatusBar: true })
    expect(set).not.toHaveBeenCalled()
    start('app-android', { underStatusBar: true })
    expect(set.mock.calls).toEqual([['--koo-top', '26px']])
  },
)

describe('capture', () => {
  const photo = { capture: { result: { data: '/9j/4AAQ', type: 'image/jpeg' } } }

  it.each([
    ['app-ios', '3.4.0', 'pickVideo'],
    ['app-android', '3.10.0', 'pickVideo'],
    ['app-android', '3.3.9', 'capture'],
    ['app-harmony', '9.0.0', 'capture'],
    ['wallet-app', '3.4.0', 'capture'],
  ] as const)('of a video in %s %s is %s', { tags: ['video.11'] }, async (kind, version, method) => {
    const { host, app } = start(kind, {}, version)
    await expect(host.capture?.({ what: 'video', maxSeconds: 20 })).rejects.toMatchObject({
      kind: 'cancelled',
    })
    expect(app.calls).toMatchObject([{ method, params: { maxSeconds: 20 } }])
  })

  it('gives the photo as a file', async () => {
    const { host } = start('app-ios', { replies: photo })
    const captured = await host.capture?.({ what: 'photo', side: 'front' })
    expect(captured).toMatchObject({ file: { type: 'image/jpeg', size: 6 } })
  })

  it.each([
    'image/webp',
    'image/jpg',
    'image/heic',
    'video/quicktime',
    'application/octet-stream',
    '',
    null,
    undefined,
  ])('gives the file also with the type %j, which is none to rely on', async (type) => {
    const { host } = start('app-ios', { replies: { capture: { result: { data: '/9j/4AAQ', type } } } })
    expect(await host.capture?.({ what: 'photo' })).toMatchObject({ file: { type: type ?? '', size: 6 } })
  })

  it('gives what the app has uploaded', async () => {
    const replies = { capture: { result: { key: 'v/1.mp4', hash: 'lk3==' } } }
    const { host } = start('app-harmony', { replies })
    expect(await host.capture?.({ what: 'video' })).toEqual({ uploaded: { key: 'v/1.mp4', hash: 'lk3==' } })
  })

  it.each([
    { data: 'not base64!', type: 'image/jpeg' },
    { data: '/9j/4AAQ', type: 'text/html' },
    { data: 'AAAAA', type: 'image/jpeg' },
    { key: 'v/1.mp4', hash: '<b>' },
    { data: 7, type: 'image/png' },
    'file:///etc/passwd',
    null,
  ])('of %j is no picture', async (result) => {
    const { host, clock } = start('app-ios', { replies: { capture: { result } } })
    const captured = host.capture?.({ what: 'photo' }).catch((error: { kind: string }) => error.kind)
    await clock.advance(5_000)
    expect(await captured).toBe('timedOut')
  })

  it('that is refused three times is allowed the fourth time', async () => {
    const manner = misbehaving(() => 0)['refuses three times']!
    const { host } = start('app-ios', { manner, replies: photo })
    const outcomes: unknown[] = []
    for (let attempt = 0; attempt < 4; attempt += 1)
      outcomes.push(await host.capture?.({ what: 'photo' }).catch((error: { kind: string }) => error.kind))
    expect(outcomes).toEqual(['refused', 'refused', 'refused', { file: expect.any(Blob) as Blob }])
  })
})

describe('a recording of the screen', () => {
  const STREAM = 'rtmp://push.test/live/a'
  const asked = (address = STREAM) => vi.fn(() => Promise.resolve(address))

  it.each(kinds)(
    'in %s is sent to the address of the media server, and runs when the app says so',
    async (kind) => {
      const { host, app } = start(kind)
      const streamUrl = asked()
      await expect(host.recording?.({ streamUrl })).resolves.toBeUndefined()
      expect(app.calls).toMatchObject([{ method: 'startPushStream', params: { streamUrl: STREAM } }])
      expect(streamUrl).toHaveBeenCalledTimes(1)
    },
  )

  it('is not asked about in an app that is too old: for the server it would have begun', async () => {
    const { host, app } = start('app-ios', {}, '3.3.9')
    const streamUrl = asked()
    await expect(host.recording?.({ streamUrl })).rejects.toMatchObject({
      kind: 'tooOld',
      message: '方法只能在大于等于3.4.0版本的版本中使用',
    })
    expect([streamUrl.mock.calls, app.calls]).toEqual([[], []])
  })

  it.each(['https://push.test/live', 'javascript:alert(1)', 'rtmp:', 'rtmp:// x', ''])(
    'goes to no other address: %j',
    async (address) => {
      const { host, app } = start('app-android')
      await expect(host.recording?.({ streamUrl: asked(address) })).rejects.toMatchObject({ kind: 'missing' })
      expect(app.calls).toEqual([])
    },
  )

  it('that may not begin ends as whoever asked says', async () => {
    const { host, app } = start('app-ios')
    await expect(
      host.recording?.({ streamUrl: () => Promise.reject(new Error('no try left')) }),
    ).rejects.toThrow('no try left')
    expect(app.calls).toEqual([])
  })

  it.each(['refused', 'cancelled'] as const)('that the customer ends with %s has not begun', async (code) => {
    const { host } = start('app-ios', { replies: { startPushStream: { error: { code } } } })
    await expect(host.recording?.({ streamUrl: asked() })).rejects.toMatchObject({ kind: code })
  })
})

describe('contacts of the wallet app', () => {
  it('are those with a name and a number, at most fifty', { tags: ['loan.16'] }, async () => {
    const good = { name: '王小明', phone: '138 0000 0002' }
    const bad = [null, {}, { name: '', phone: '13800000002' }, { name: 'a\u202eb', phone: '13800000002' }]
    const contacts = [...bad, { name: '李', phone: 'call me' }, ...Array.from({ length: 60 }, () => good)]
    const { host } = start('wallet-app', { replies: { recommendContactInfo: { result: { contacts } } } })
    const read = await host.contacts?.()
    expect(read).toHaveLength(45)
    expect(read?.[0]).toEqual(good)
  })
})

describe('the signing in alipay', () => {
  const request = { address: 'https://alipay.test/sign?order=1' }
  const result = { outcome: 'signed' }

  it.each([
    ['app-ios', true],
    ['app-android', true],
    ['app-harmony', false],
    ['wallet-app', false],
  ] as const)('in %s: %s', { tags: ['role.9'] }, async (kind, has) => {
    const { host, app } = start(kind, { replies: { signAlipay: { result } } })
    expect(can(host, 'alipay')).toBe(has)
    if (has) expect(await host.alipay?.(request)).toBe('signed')
    expect(app.calls).toMatchObject(has ? [{ method: 'signAlipay', params: request }] : [])
  })

  it('needs its version of the app', async () => {
    const { host, app } = start('app-ios', { replies: { signAlipay: { result } } }, '3.3.9')
    await expect(host.alipay?.(request)).rejects.toMatchObject({ kind: 'tooOld' })
    expect(app.calls).toEqual([])
  })

  it.each([null, 'signed', {}, { outcome: 'paid' }, { outcome: true }, { outcome: ['signed'] }])(
    'of a shape %j that was not agreed on gives nothing',
    async (wrong) => {
      const { host, clock } = start('app-android', { replies: { signAlipay: { result: wrong } } })
      const ended = host.alipay?.(request).catch((error: unknown) => error)
      await clock.advance(5_000)
      expect(await ended).toMatchObject({ kind: 'timedOut' })
    },
  )
})
