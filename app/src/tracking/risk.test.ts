import * as calls from '@koo/api-client/calls'
import { createGateway } from '@koo/api-client'
import { createSandbox } from '@koo/sandbox'
import { describe, expect, it } from 'vitest'
import { createSessionStore } from '@koo/host/session'
import { memoryStorage } from '@koo/host/testing'
import { reportRisk, RISK_CALLS } from './risk.ts'

const NOW = Date.UTC(2026, 5, 15, 4)
const REPORT = 'cash/riskReport'

function start({ userAtStart = null as string | null, signedIn = true } = {}) {
  const clock = { now: NOW }
  const sandbox = createSandbox({ now: () => clock.now })
  const session = createSessionStore(memoryStorage(), () => clock.now)
  const signIn = () => session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
  if (signedIn) signIn()
  const idle: (() => void)[] = []
  const onCall = reportRisk({
    gateway: createGateway({
      baseUrl: 'https://m.credit.test/api',
      fetch: (request) => sandbox.fetch(request),
      headers: () => ({ 'x-token': session.current()?.token ?? '' }),
    }),
    session,
    identity: { environment: 'app-ios', version: '3.4.0', os: 'ios' },
    screen: { width: 375, height: 812 },
    timeZone: 'Asia/Shanghai',
    shown: () => ({ flow: 'f', page: 'p', pageId: 'f_p', at: NOW - 12_300 }),
    userAtStart: userAtStart ?? session.current()?.userId ?? null,
    now: () => clock.now,
    whenIdle: (work) => idle.push(work),
  })
  const rest = () => idle.splice(0).forEach((work) => work())
  return { sandbox, session, signIn, onCall, rest, reports: () => sandbox.log('default', REPORT) }
}

describe('risk reports', () => {
  it.each([...RISK_CALLS])(
    'at %s have the scene %s, and facts that every header has',
    async (path, scene) => {
      const { onCall, rest, reports } = start()
      onCall(path)
      expect(reports()).toEqual([])
      rest()
      const device = {
        kind: 'app-ios',
        version: '3.4.0',
        os: 'ios',
        screen: '375x812',
        timeZone: 'Asia/Shanghai',
      }
      await expect
        .poll(() => reports().map(({ request }) => request))
        .toEqual([{ scene, device, behaviour: { seconds: 12 } }])
    },
  )

  it('are made by no other call, and never by themselves', () => {
    const { onCall, rest, reports } = start()
    for (const path of ['cash/getAmount', 'user/login', REPORT, '__proto__', '']) onCall(path)
    rest()
    expect(reports()).toEqual([])
  })

  it('follow a sign-in, also one before the report was ready, once', async () => {
    const late = start({ signedIn: false })
    late.signIn()
    late.signIn()
    late.rest()
    await expect.poll(() => late.reports().map(({ request }) => request)).toMatchObject([{ scene: 'login' }])

    const early = start({ userAtStart: 'the customer before' })
    early.rest()
    await expect.poll(early.reports).toHaveLength(1)

    const reload = start()
    reload.rest()
    expect(reload.reports()).toEqual([])
  })

  it('are not made for a visitor, who has agreed to nothing', () => {
    const { onCall, rest, reports } = start({ signedIn: false })
    onCall('channel/idAuth')
    rest()
    expect(reports()).toEqual([])
  })

  it('that get lost disturb nobody', async () => {
    const { onCall, rest, sandbox, reports } = start()
    sandbox.addFaults('default', { match: REPORT, fault: 'drop=before' })
    onCall('user/unbindBankcard')
    rest()
    await expect.poll(reports).toHaveLength(1)
  })

  it('know only calls that there are', () => {
    const made = Object.values(calls).flatMap((call) => {
      const paths: string[] = []
      const gateway = {
        call: ({ path }: { path: string }) => (paths.push(path), Promise.reject(new Error('x'))),
      }
      try {
        const made: unknown = Reflect.apply(call as (...args: unknown[]) => unknown, null, [gateway, {}])
        if (made instanceof Promise) made.catch(() => undefined)
      } catch {
        // Not every export is a call.
      }
      return paths
    })
    expect(made).toEqual(expect.arrayContaining([...RISK_CALLS.keys()]))
  })
})
