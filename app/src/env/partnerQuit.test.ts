import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHost as createIosHost } from './app-ios/host.ts'
import { createH5Host } from './h5/host.ts'
import { createHost as createPartnerHost } from './partner-app/host.ts'
import type { CreateHost } from './parts.ts'
import { quittingToPartner } from './partnerQuit.ts'
import { fakeApp } from './testing/fakeApp.ts'
import { settled } from '@koo/host/testing'
import { bareWindow, hostStage } from './testing/stage.ts'

const RETURN = 'channel/queryChannelReturnUrl'

let target: Window
beforeEach(() => {
  target = bareWindow()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', { title: '', cookie: '' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.kooPartnerToken = null
})

const start = (options: Partial<Parameters<typeof hostStage>[0]> = {}, create: CreateHost = createH5Host) =>
  hostStage({ create: quittingToPartner(create), ...options })

/** Takes over a session: with the partner's credential, or as the app around the page gives one. */
async function adopt({ host, sandbox }: ReturnType<typeof start>, credential: string | null) {
  globalThis.kooPartnerToken = credential
  const { token, userId } = sandbox.signIn('default', 'siku-start')
  await host.adopt({ token, userId, expiresIn: 7_200 })
}

// See gap N14.
describe('the last back of a customer whom a partner has signed in', () => {
  it('leads back to the partner with QUIT', async () => {
    const stage = start()
    await adopt(stage, 'siku.13800000320')
    void stage.host.close()
    await vi.waitFor(() => expect(stage.location.replace).toHaveBeenCalledTimes(1))
    expect(stage.location.replace.mock.calls[0]?.[0]).toMatch(/\/partner\/.*code=QUIT/)
    expect(stage.routed).toEqual([])
  })

  it('leaves the app as usual when the partner cannot be reached', async () => {
    const stage = start()
    stage.sandbox.addFaults('default', { match: RETURN, fault: { kind: 'result', code: 42_020 } })
    await adopt(stage, 'siku.13800000320')
    void stage.host.close()
    await vi.waitFor(() => expect(stage.routed).toEqual(['/']))
  })

  it('leaves the app as usual when the address is refused', async () => {
    const stage = start({ ownPaths: [] })
    await adopt(stage, 'siku.13800000320')
    void stage.host.close()
    await vi.waitFor(() => expect(stage.routed).toEqual(['/']))
    expect(stage.location.replace).not.toHaveBeenCalled()
  })

  it('goes before the way of the app around the page', async () => {
    const app = fakeApp({ kind: 'app-ios', version: '3.4.0' })
    app.install(target)
    const shell = { environment: 'app-ios', os: 'ios', shellVersion: '3.4.0' } as const
    const stage = start({ shell }, createIosHost)
    await adopt(stage, 'siku.13800000320')
    void stage.host.close()
    await vi.waitFor(() => expect(stage.location.replace).toHaveBeenCalledTimes(1))
    expect(app.called()).toEqual([])
  })
})

describe('the last back asks no partner', () => {
  it.each([
    ['of a session that came without a credential', (stage: ReturnType<typeof start>) => adopt(stage, null)],
    [
      'of another customer in the same tab',
      async (stage: ReturnType<typeof start>) => {
        await adopt(stage, 'siku.13800000320')
        stage.session.signIn({ token: 'another-token', userId: 'another', expiresIn: 60 })
      },
    ],
    [
      'once the session has ended',
      async (stage: ReturnType<typeof start>) => {
        await adopt(stage, 'siku.13800000320')
        stage.session.signOut()
      },
    ],
  ])('%s', async (_, prepare) => {
    const stage = start()
    await prepare(stage)
    void stage.host.close()
    await settled()
    expect(stage.routed).toEqual(['/'])
    expect(stage.sandbox.log('default', RETURN)).toEqual([])
  })

  it('in an app of the partner, which is told in its own way', async () => {
    const app = fakeApp({ kind: 'partner-app', version: '3.4.0' })
    app.install(target)
    const shell = { environment: 'partner-app', os: 'android', shellVersion: '3.4.0' } as const
    const stage = start({ shell }, (parts) => createPartnerHost(parts, []))
    await adopt(stage, 'siku.13800000320')
    void stage.host.close()
    await vi.waitFor(() => expect(app.called()).toEqual(['quit']))
    expect(stage.sandbox.log('default', RETURN)).toEqual([])
  })
})
