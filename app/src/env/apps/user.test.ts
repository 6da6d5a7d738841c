import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApp, misbehaving, type AppReply } from '../testing/fakeApp.ts'
import { bareWindow, hostStage } from '../testing/stage.ts'
import { createAppHost } from './appHost.ts'

let target: Window
beforeEach(() => {
  target = bareWindow()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', { title: '', cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

/** A customer with a stored session, in an app that says who its own customer is. */
function start({
  user,
  version = '3.4.0',
  signedIn = true,
}: {
  user: AppReply
  version?: string
  signedIn?: boolean
}) {
  const app = fakeApp({ kind: 'app-android', version, replies: { user } })
  app.install(target)
  const stage = hostStage({
    create: createAppHost,
    shell: { environment: 'app-android', os: 'android', shellVersion: version },
  })
  if (signedIn) stage.session.signIn({ token: 'token-of-u1', userId: 'u1', expiresIn: 7200 })
  const check = async () => {
    const checked = stage.host.checkUser?.()
    await stage.clock.advance(5_000)
    await checked
    return stage.host.userId()
  }
  return { ...stage, app, check }
}

const says = (userId: unknown): AppReply => ({ result: { userId } })

describe('the customer of the app', () => {
  it.each([
    ['the same', says('u1'), 'u1'],
    ['another one', says('u2'), null],
    ['nobody', says(null), null],
    ['nothing that can be read', says('u 2'), 'u1'],
    ['a number', says(2), 'u1'],
    ['an error', { error: { code: 'missing' } } as const, 'u1'],
  ])('is %s: the stored session is of %3$s', async (_, user, expected) => {
    const { check, app } = start({ user })
    expect(await check()).toBe(expected)
    expect(app.called()).toEqual(['user'])
  })

  it.each([
    ['1.9.9', 'u1', []],
    ['2.0.0', null, ['user']],
    ['2.0.1', null, ['user']],
    ['10.0.0', null, ['user']],
  ])('is asked for in version %s: %j', async (version, expected, called) => {
    const { check, app } = start({ user: says('u2'), version })
    expect(await check()).toBe(expected)
    expect(app.called()).toEqual(called)
  })

  it('is not asked for by a visitor', async () => {
    const { check, app } = start({ user: says('u2'), signedIn: false })
    expect(await check()).toBeNull()
    expect(app.called()).toEqual([])
  })

  it('of an app that is silent or talks nonsense changes nothing', async () => {
    for (const [name, manner] of Object.entries(misbehaving(() => 0))) {
      target = bareWindow()
      vi.stubGlobal('window', target)
      fakeApp({ kind: 'app-android', manner }).install(target)
      const { host, session, clock } = hostStage({
        create: createAppHost,
        shell: { environment: 'app-android', os: 'android', shellVersion: '3.4.0' },
      })
      session.signIn({ token: 'token-of-u1', userId: 'u1', expiresIn: 7200 })
      const checked = host.checkUser?.()
      await clock.advance(300_000)
      await checked
      expect([name, host.userId()]).toEqual([name, 'u1'])
    }
  })

  it('is not held against a customer who has signed in while it was asked for', async () => {
    const { host, session, clock } = start({ user: says('u2') })
    const checked = host.checkUser?.()
    session.signIn({ token: 'token-of-u2', userId: 'u2', expiresIn: 7200 })
    await clock.advance(50)
    await checked
    expect(host.userId()).toBe('u2')
  })
})
