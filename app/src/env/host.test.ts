import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadHost } from './host.ts'
import { manualClock } from '@koo/host/testing'
import { bareWindow, hostStage } from './testing/stage.ts'

beforeEach(() => {
  vi.stubGlobal('window', bareWindow())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { title: '', cookie: '' }))
})
afterEach(() => vi.unstubAllGlobals())

const WEB_LOGIN = `/login?return=${encodeURIComponent('/pages/credit/cash/home')}`

it('a host that does not load is replaced by that of the plain browser, and reported', async () => {
  vi.doMock('./partner-app/host.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const onFailure = vi.fn()
  const create = await loadHost('partner-app', onFailure)
  vi.doUnmock('./partner-app/host.ts')
  const { host } = hostStage({ create })
  expect(await host.login('/cash/home')).toBe(WEB_LOGIN)
  expect(onFailure).toHaveBeenCalledTimes(1)
})

it('a host that does not come in fifteen seconds is replaced by that of the plain browser, and reported', async () => {
  vi.doMock('./partner-app/host.ts', () => new Promise(() => undefined))
  const clock = manualClock()
  const onFailure = vi.fn()
  const loading = loadHost('partner-app', onFailure, clock.after)
  await clock.advance(14_900)
  expect(onFailure).not.toHaveBeenCalled()
  await clock.advance(100)
  vi.doUnmock('./partner-app/host.ts')
  const { host } = hostStage({ create: await loading })
  expect(await host.login('/cash/home')).toBe(WEB_LOGIN)
  expect([onFailure.mock.calls.length, clock.waiting()]).toEqual([1, 0])
})
