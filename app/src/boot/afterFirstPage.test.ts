import { createGateway } from '@koo/api-client'
import { createSandbox } from '@koo/sandbox'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createH5Host } from '../env/h5/host.ts'
import { profiles } from '../env/profiles.ts'
import { bareWindow, hostStage } from '../env/testing/stage.ts'
import { NO_SEGMENTS } from '@koo/host/web'
import { createLate } from '../late.ts'
import type { Services } from '../services.ts'
import { createSessionStore, PLACE_KEY } from '@koo/host/session'
import { localStore } from '@koo/host/storage'
import { memoryStorage } from '@koo/host/testing'
import { createTracker } from '../tracking/tracker.ts'
import { afterFirstPage } from './afterFirstPage.ts'

beforeEach(() => {
  const screen = { width: 375, height: 812 }
  const requestIdleCallback = (work: () => void) => setTimeout(work)
  vi.stubGlobal('window', Object.assign(bareWindow(), { screen, requestIdleCallback }))
  vi.stubGlobal('document', { readyState: 'complete', title: '' })
})
afterEach(() => vi.unstubAllGlobals())

const PLACE = { latitude: 31.2, longitude: 121.5, accuracy: 30 }

/** The services of a document that has shown its first page. */
function start({ signedIn = true } = {}) {
  const sandbox = createSandbox()
  const session = createSessionStore(memoryStorage(), Date.now)
  const signIn = () => session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
  if (signedIn) signIn()
  const gateway = createGateway({
    baseUrl: 'https://m.credit.test/api',
    fetch: (request) => sandbox.fetch(request),
    headers: () => ({ 'x-token': session.current()?.token ?? '' }),
  })
  const nowhere = { add: vi.fn(), flush: vi.fn() }
  const monitor = { add: vi.fn(), flush: vi.fn() }
  const tracker = createTracker({
    analytics: nowhere,
    monitor,
    now: Date.now,
    page: () => '/',
    pageView: vi.fn(),
  })
  const config = { get: vi.fn(), onChange: () => () => undefined }
  const services: Services = {
    identity: {
      environment: 'h5',
      os: 'ios',
      shellVersion: null,
      profile: profiles.h5,
      sourceId: '147',
      deviceId: 'd',
      version: '1.0.0',
    },
    session,
    tracker,
    gateway,
    gatewayWith: () => gateway,
    onSessionEnded: vi.fn(),
    config,
    late: createLate(session.current()?.userId ?? null),
  }
  const { host } = hostStage({ create: createH5Host })
  const checkUser = vi.fn(async () => undefined)
  const root = document.documentElement
  afterFirstPage({ services, host: Object.assign(host, { checkUser }), root, collects: false })
  const calls = (path: string) => sandbox.log('default', path)
  return { ...services, sandbox, signIn, checkUser, calls, config, monitor }
}

describe('after the first page', () => {
  it('the configuration is asked for, and the app for its customer', () => {
    const { config, checkUser } = start()
    expect(config.get).toHaveBeenCalled()
    expect(checkUser).toHaveBeenCalledTimes(1)
  })

  it('an app that looks like one of ours and is none is reported by its name', () => {
    expect(start().monitor.add).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 KooShop/1.0' })
    expect(start().monitor.add.mock.calls).toMatchObject([
      [{ kind: 'unknown-app', facts: { app: 'KooShop' } }],
    ])
  })

  it('the groups of the customer are read once', async () => {
    const { late, calls } = start()
    expect(late.segments).toEqual(NO_SEGMENTS)
    await expect.poll(() => late.segments.businessLine).toBe('koo')
    expect(calls('other/queryTraceData')).toHaveLength(1)
  })

  it('the groups of one customer are never those of the next', async () => {
    const { late, session, signIn, calls } = start()
    await expect.poll(() => late.segments.businessLine).toBe('koo')
    session.signOut()
    expect(late.segments).toEqual(NO_SEGMENTS)
    signIn()
    await expect.poll(() => late.segments.businessLine).toBe('koo')
    expect(calls('other/queryTraceData')).toHaveLength(2)
  })

  it('nothing about a visitor is asked or reported, until they sign in', async () => {
    const { late, calls, signIn } = start({ signedIn: false })
    late.onCall('channel/idAuth')
    expect([calls('other/queryTraceData'), calls('cash/riskReport')]).toEqual([[], []])
    signIn()
    await expect
      .poll(() => calls('cash/riskReport').map(({ request }) => request))
      .toMatchObject([{ scene: 'login' }])
  })

  it('the place of a customer who has agreed to it is reported', async () => {
    vi.stubGlobal('navigator', {
      geolocation: { getCurrentPosition: (done: (at: object) => void) => done({ coords: PLACE }) },
      permissions: { query: () => Promise.resolve({ state: 'granted' }) },
    })
    const { calls, session, signIn } = start({ signedIn: false })
    signIn()
    localStore.setItem(PLACE_KEY, session.current()?.userId ?? '')
    expect(calls('user/reportUserGps')).toEqual([])
    signIn()
    await expect
      .poll(() => calls('user/reportUserGps').map(({ request }) => request))
      .toMatchObject([{ apptype: 2, channelId: '147' }])
    localStore.removeItem(PLACE_KEY)
  })

  it('risk is reported at the calls of its moments', async () => {
    const { late, calls } = start()
    late.onCall('user/unbindBankcard')
    await expect.poll(() => calls('cash/riskReport')).toHaveLength(1)
  })
})
