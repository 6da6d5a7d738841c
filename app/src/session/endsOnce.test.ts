import { createGateway } from '@koo/api-client'
import { cashGetAmount } from '@koo/api-client/calls'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHost } from '../env/app-android/host.ts'
import { fakeApp } from '../env/testing/fakeApp.ts'
import { bareWindow, hostStage } from '../env/testing/stage.ts'
import { watchSession } from '@koo/host/session'

beforeEach(() => {
  vi.stubGlobal('window', bareWindow())
  vi.stubGlobal('document', { title: '', cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

it('ten calls whose session has ended at once lead to one sign-in', async () => {
  const shell = { environment: 'app-android', os: 'android', shellVersion: '3.4.0' } as const
  const login = () => ({ result: { token: stage.sandbox.signIn().token } })
  const app = fakeApp({ kind: 'app-android', replies: { login } })
  app.install(window)
  const stage = hostStage({ create: createHost, shell })
  const { session, sandbox, clock, host } = stage
  const end = vi.spyOn(session, 'end')
  const gateway = createGateway({
    baseUrl: 'https://m.credit.test/api',
    fetch: (request) => sandbox.fetch(request),
    token: () => session.current()?.token ?? null,
    headers: ({ token }) => ({ 'x-token': token ?? '' }),
    onSessionInvalid: (_, token) => session.end(token),
  })
  session.signIn({ token: 'token-of-nobody', userId: 'u1', expiresIn: 7200 })
  /** Ten pages that need a sign-in: each asks when the routes run again. */
  const outcomes: unknown[] = []
  const pages = Array.from({ length: 10 }, (_, page) => `/page/${page}`)
  const clear = vi.fn()
  watchSession({
    session,
    clear,
    revalidate() {
      if (host.isLoggedIn()) return
      for (const path of pages) void host.login(path).then((address) => outcomes.push(address))
    },
  })

  const failures = await Promise.all(
    pages.map(() => cashGetAmount(gateway, {}).catch((error: unknown) => error)),
  )
  expect(failures).toHaveLength(10)
  await clock.advance(100)
  await vi.waitFor(() => expect(outcomes).toEqual(pages.map(() => null)))
  expect(end).toHaveBeenCalledTimes(1)
  expect(app.called()).toEqual(['login'])
  expect(sandbox.log('default', 'user/refreshToken')).toHaveLength(1)
  expect(await cashGetAmount(gateway, {})).toBeDefined()
})
