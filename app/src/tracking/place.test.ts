import { createGateway } from '@koo/api-client'
import { userGetGuestAdvert } from '@koo/api-client/calls'
import { createSandbox } from '@koo/sandbox'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settled, memoryStorage } from '@koo/host/testing'
import { createSessionStore, PLACE_KEY } from '@koo/host/session'
import { findPlace, reportPlaceAtStart } from './place.ts'

const NOW = Date.UTC(2026, 5, 15, 4)
const coords = { latitude: 31.230_416_7, longitude: 121.473_701_2, accuracy: 35.6 }

afterEach(() => vi.unstubAllGlobals())

interface Phone {
  permission?: 'granted' | 'prompt' | 'denied' | 'unknown' | 'broken'
  /** Code of the browser's refusal. */
  refusal?: number
  signedIn?: boolean
}

/** A phone, and a customer of the sandbox. */
function start({ permission = 'granted', refusal, signedIn = true }: Phone = {}) {
  const sandbox = createSandbox({ now: () => NOW })
  const session = createSessionStore(memoryStorage(), () => NOW)
  const signIn = () => session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
  if (signedIn) signIn()
  const getCurrentPosition = vi.fn((done: (at: object) => void, failed: (error: object) => void) =>
    refusal === undefined ? done({ coords }) : failed({ code: refusal }),
  )
  const query = () =>
    permission === 'broken'
      ? Promise.reject(new TypeError('geolocation'))
      : Promise.resolve({ state: permission })
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    ...(permission !== 'unknown' && { permissions: { query } }),
  })
  const local = memoryStorage()
  const parts = {
    gateway: createGateway({
      baseUrl: 'https://m.credit.test/api',
      fetch: (request) => sandbox.fetch(request),
      headers: () => ({ 'x-token': session.current()?.token ?? '' }),
    }),
    local,
    session,
    sourceId: '870',
  }
  const agree = () => local.setItem(PLACE_KEY, session.current()?.userId ?? '')
  const reports = () => sandbox.log('default', 'user/reportUserGps').map(({ request }) => request)
  /** Lets a report that was sent by mistake arrive: a call after it has been replied to. */
  const rest = async () => {
    await settled()
    await userGetGuestAdvert(parts.gateway, { position: 'home' })
  }
  return { rest, sandbox, session, signIn, local, parts, agree, reports, getCurrentPosition }
}

const report = {
  channelId: '870',
  apptype: 2,
  latitude: 31.2304,
  longitude: 121.4737,
  precision: 36,
}

describe('a page that asks for the place', () => {
  it(
    'gets it, and the place is reported with the fields of the specification',
    { tags: ['tracking.3'] },
    async () => {
      const { parts, reports } = start()
      expect(await findPlace(parts)).toEqual({
        latitude: coords.latitude,
        longitude: coords.longitude,
        precision: 35.6,
      })
      await expect.poll(reports).toEqual([{ ...report, eventType: 'page' }])
    },
  )

  it('gets it also when the report fails', async () => {
    const { parts, sandbox } = start()
    sandbox.addFaults('default', { match: 'user/reportUserGps', fault: 'http=500' })
    expect(await findPlace(parts)).toMatchObject({ precision: 35.6 })
  })

  it('gets the refusal of the customer, and nothing is reported or kept', async () => {
    const { rest, parts, reports, local } = start({ refusal: 1 })
    await expect(findPlace(parts)).rejects.toMatchObject({ kind: 'refused' })
    await rest()
    expect([reports(), local.items.size]).toEqual([[], 0])
  })

  it('of a visitor is not reported', async () => {
    const { rest, parts, reports, local } = start({ signedIn: false })
    await findPlace(parts)
    await rest()
    expect([reports(), local.items.size]).toEqual([[], 0])
  })
})

describe('the start of the app', () => {
  it('reports nothing and asks for nothing before the customer has agreed on a page', async () => {
    const { rest, parts, reports, getCurrentPosition } = start()
    reportPlaceAtStart(parts)
    await rest()
    expect([reports(), getCurrentPosition.mock.calls]).toEqual([[], []])
  })

  it('reports the place of a customer who has agreed before, once', async () => {
    const { rest, parts, agree, reports, signIn } = start()
    agree()
    reportPlaceAtStart(parts)
    await expect.poll(reports).toEqual([{ ...report, eventType: 'start' }])
    signIn()
    await rest()
    expect(reports()).toHaveLength(1)
  })

  it('reports it when that customer signs in later', async () => {
    const { rest, parts, agree, reports, session, signIn } = start()
    agree()
    session.signOut()
    reportPlaceAtStart(parts)
    await rest()
    expect(reports()).toEqual([])
    signIn()
    await expect.poll(reports).toHaveLength(1)
  })

  it('does not report the place of another customer', async () => {
    const { rest, parts, local, reports } = start()
    local.setItem(PLACE_KEY, 'somebody-else')
    reportPlaceAtStart(parts)
    await rest()
    expect(reports()).toEqual([])
  })

  it.each(['prompt', 'denied', 'unknown', 'broken'] as const)(
    'does not look where the permission is: %s',
    async (permission) => {
      const { rest, parts, agree, reports, getCurrentPosition } = start({ permission })
      agree()
      reportPlaceAtStart(parts)
      await rest()
      expect([reports(), getCurrentPosition.mock.calls]).toEqual([[], []])
    },
  )

  it('says nothing when the phone does not find itself', async () => {
    const { rest, parts, agree, reports } = start({ refusal: 2 })
    agree()
    reportPlaceAtStart(parts)
    await rest()
    expect(reports()).toEqual([])
  })

  it('does not report the place after the customer has signed out', async () => {
    const { rest, parts, agree, reports, session } = start()
    agree()
    reportPlaceAtStart(parts)
    session.signOut()
    await rest()
    expect(reports()).toEqual([])
  })
})
