import { DeviceFailure, type Environment } from '@koo/flow'
import { describe, expect, it, vi } from 'vitest'
import { fakeApp, misbehaving, type FakeAppOptions } from '../testing/fakeApp.ts'
import { manualClock, settled } from '@koo/host/testing'
import { createBridge } from './bridge.ts'
import { soon } from '../soon.ts'
import { nativeWire } from './wires.ts'

/** A page in a fake app. Outcomes are kept as text, and as the kind of a failure. */
function start(options: FakeAppOptions, { os = 'ios' as const, late = 0 } = {}) {
  const clock = manualClock()
  const app = fakeApp(options)
  const target = new EventTarget() as Window
  if (late > 0) clock.after(late, () => app.install(target))
  else app.install(target)
  let made = 0
  const bridge = createBridge({
    wire: soon(() => nativeWire(target), clock.after),
    shell: { environment: options.kind, os, shellVersion: options.version ?? '3.4.0' },
    after: clock.after,
    newId: () => `call-${(made += 1)}`,
  })
  const outcomes: string[] = []
  const call: typeof bridge.call = (method, params, more) => {
    const reply = bridge.call(method, params, more)
    reply.then(
      (result) => outcomes.push(JSON.stringify(result)),
      (error: unknown) => outcomes.push(error instanceof DeviceFailure ? error.kind : String(error)),
    )
    return reply
  }
  return { clock, app, target, bridge, call, outcomes }
}

const kind: Environment = 'app-ios'
const login = { login: { result: { token: 'token-of-the-app' } } }

describe('a call', () => {
  it('is JSON with an id, a method and its parameters, and resolves to the checked result', async () => {
    const { call, app, clock } = start({ kind, replies: login })
    await expect(call('login', { open: true })).resolves.toEqual({ token: 'token-of-the-app' })
    expect(app.calls).toEqual([{ id: 'call-1', method: 'login', params: { open: true } }])
    expect(clock.waiting()).toBe(0)
  })

  it('carries quotes, closing tags and line ends as data', { tags: ['BRG-010'] }, async () => {
    const { call, app } = start({ kind })
    const title = `"</script><img src=x onerror="window.__pwned=1">'\u2028\n\\`
    await call('setTitle', { title })
    expect(app.calls[0]?.params).toEqual({ title })
  })

  it.each([
    ['setTitle', 'h5', '3.4.0', 'missing', '当前环境不支持该功能，请换一种方式'],
    ['recommendContactInfo', 'app-ios', '3.4.0', 'missing', '当前环境不支持该功能，请换一种方式'],
    ['pickVideo', 'app-ios', '3.3.9', 'tooOld', '方法只能在大于等于3.4.0版本的版本中使用'],
    ['pickVideo', 'app-harmony', '9.0.0', 'missing', '当前环境不支持该功能，请换一种方式'],
    ['capture', 'wallet-app', '1.9.9', 'tooOld', '方法只能在大于等于2.0.0版本的版本中使用'],
  ] as const)('%s in %s %s is refused as %s', async (method, environment, version, failure, sentence) => {
    const { call, app } = start({ kind: environment, version })
    const params = { title: '', what: 'photo' }
    await expect(call(method, params)).rejects.toMatchObject({ kind: failure, message: sentence })
    expect(app.calls).toEqual([])
  })

  it.each(['3.4.0', '3.10.0'])('pickVideo is there in %s', async (version) => {
    const { call, app, outcomes } = start({ kind, version })
    await call('pickVideo', {}).catch(() => undefined)
    expect([app.called(), outcomes]).toEqual([['pickVideo'], ['cancelled']])
  })

  it.each([
    ['refused', '没有获得授权，您可以在系统设置中开启后重试，或换一种方式'],
    ['missing', '当前环境不支持该功能，请换一种方式'],
    ['cancelled', '已取消'],
    ['tooOld', '方法只能在大于等于2.0.0版本的版本中使用'],
  ] as const)('that the app ends with %s has a sentence', async (code, message) => {
    const { call } = start({ kind, replies: { capture: { error: { code } } } })
    await expect(call('capture', { what: 'photo' })).rejects.toMatchObject({ kind: code, message })
  })

  it('waits for a bridge that is added late', async () => {
    const { call, clock, outcomes } = start({ kind }, { late: 900 })
    void call('setTitle', { title: '借款' })
    await clock.advance(850)
    expect(outcomes).toEqual([])
    await clock.advance(100)
    expect(outcomes).toEqual(['null'])
  })

  it('finds no bridge after a second', async () => {
    const { call, clock, outcomes } = start({ kind }, { late: 1_200 })
    call('setTitle', { title: '借款' }).catch(() => undefined)
    await clock.advance(1_050)
    expect(outcomes).toEqual(['missing'])
  })

  it('is taken back by its signal, and nothing is sent when that was done before', async () => {
    const { call, app, clock, outcomes } = start({ kind, manner: misbehaving(() => 0)['never replies']! })
    const signal = AbortSignal.abort()
    call('capture', { what: 'photo' }, { signal }).catch(() => undefined)
    const later = new AbortController()
    call('capture', { what: 'photo' }, { signal: later.signal }).catch(() => undefined)
    await settled()
    later.abort()
    await settled()
    expect([outcomes, app.calls.length, clock.waiting()]).toEqual([['cancelled', 'cancelled'], 1, 0])
  })

  it('in an app without a version is refused', async () => {
    const clock = manualClock()
    const shell = { environment: kind, os: 'ios', shellVersion: null } as const
    const bridge = createBridge({ wire: Promise.resolve(null), shell, after: clock.after, newId: () => '' })
    await expect(bridge.call('setTitle', { title: '' })).rejects.toMatchObject({ kind: 'tooOld' })
  })
})

describe('an app that misbehaves', () => {
  const rows: Readonly<Record<string, string>> = {
    'never replies': 'timedOut',
    'replies after ten seconds': 'timedOut',
    'replies twice': '{"token":null}',
    'replies with garbage': 'timedOut',
    'replies with thirteen million characters': 'timedOut',
    'replies to another call': 'timedOut',
    'replies from another origin': 'timedOut',
    throws: 'missing',
    'refuses three times': 'refused',
  }
  it.each(Object.entries(rows))('%s: %s', { tags: ['error.11'] }, async (name, outcome) => {
    const waits: (() => void)[] = []
    const manner = misbehaving((_, run) => waits.push(run))[name]!
    const { call, clock, outcomes } = start({ kind, manner })
    call('login', { open: false }).catch(() => undefined)
    await clock.advance(5_000)
    expect(outcomes).toEqual([outcome])
    for (const run of waits) run()
    await clock.advance(10_000)
    expect([outcomes, clock.waiting()]).toEqual([[outcome], 0])
    expect({}).not.toHaveProperty('result')
  })

  it('and swaps its replies, gives each to its own call', async () => {
    const manner = misbehaving(() => 0)['replies in the wrong order']!
    const { call, outcomes } = start({ kind, manner, replies: login })
    void call('login', { open: false })
    void call('setTitle', { title: '借款' })
    await settled()
    expect(outcomes).toEqual(['null', '{"token":"token-of-the-app"}'])
  })

  it('and never closes its camera, ends after five minutes', async () => {
    const manner = misbehaving(() => 0)['opens the camera and never comes back']!
    const { call, clock, outcomes } = start({ kind, manner })
    call('capture', { what: 'face' }).catch(() => undefined)
    await clock.advance(299_000)
    expect(outcomes).toEqual([])
    await clock.advance(2_000)
    expect(outcomes).toEqual(['timedOut'])
  })
})

it('what no person does ends after five seconds, whatever the app says', async () => {
  const manner = misbehaving(() => 0)['opens the camera and never comes back']!
  const { call, clock, outcomes } = start({ kind, manner })
  call('setTitle', { title: '借款' }).catch(() => undefined)
  await clock.advance(5_000)
  expect(outcomes).toEqual(['timedOut'])
})

it('an app that needs its memory kills the page only while a camera is open', async () => {
  const kill = vi.fn()
  const manner = misbehaving(() => 0, kill)['kills the page while the camera is open']!
  const { call, outcomes } = start({ kind, manner, replies: login })
  void call('login', { open: false })
  await settled()
  expect([outcomes, kill.mock.calls]).toEqual([['{"token":"token-of-the-app"}'], []])
  call('capture', { what: 'photo' }).catch(() => undefined)
  await settled()
  expect([outcomes.length, kill.mock.calls.length]).toEqual([1, 1])
})

describe('work that takes long', () => {
  /** A page that waits for a video, in an app that says what it is told to. */
  function startVideo() {
    const voice: { say?: (message: string) => void } = {}
    const { call, clock, outcomes } = start({
      kind,
      manner: (_, { say }) => {
        voice.say = say
        return new Promise(() => undefined)
      },
    })
    const onProgress = vi.fn<(done: number) => void>()
    call('capture', { what: 'video' }, { onProgress }).catch(() => undefined)
    const say = (message: object) => voice.say?.(JSON.stringify({ id: 'call-1', ...message }))
    return { clock, outcomes, onProgress, say }
  }

  it('reports how far it is, and cannot be made endless by saying so again', async () => {
    const { clock, outcomes, onProgress, say } = startVideo()
    await clock.advance(4_000)
    for (const progress of [0.25, -1, 2, '0.5', null, 0.75]) say({ progress })
    expect(onProgress.mock.calls).toEqual([[0.25], [0.75]])
    await clock.advance(200_000)
    say({ accepted: true })
    await clock.advance(101_000)
    expect(outcomes).toEqual(['timedOut'])
  })

  it('is over with its first answer: later messages change nothing', async () => {
    const { clock, outcomes, onProgress, say } = startVideo()
    await clock.advance(100)
    const result = { key: 'video/1.mp4', hash: 'a1' }
    say({ progress: 0.5 })
    say({ result })
    say({ progress: 0.75 })
    say({ accepted: true })
    say({ result: { key: 'video/2.mp4', hash: 'b2' } })
    await settled()
    expect(outcomes).toEqual([JSON.stringify({ uploaded: result })])
    expect([onProgress.mock.calls, clock.waiting()]).toEqual([[[0.5]], 0])
  })
})
