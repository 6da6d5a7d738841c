import { GatewayError } from '@koo/api-client'
import {
  DeviceFailure,
  type AlipayRequest,
  type CaptureRequest,
  type NavBar,
  type RecordingRequest,
} from '@koo/flow'
import { randomHex } from '@koo/host/gateway'
import { reloadWindow } from '@koo/host/navigation'
import { createSessionInvalid } from '../../session/invalid.ts'
import { createBridge } from '../bridge/bridge.ts'
import { bridgeWays } from '../bridge/ways.ts'
import { nativeWire } from '../bridge/wires.ts'
import { copy } from '../copy.ts'
import { deviceFailure } from '../failure.ts'
import { createH5Host } from '../h5/host.ts'
import type { AppHost, HostParts } from '../parts.ts'
import { claimSignIn } from '../signInLimit.ts'
import { soon } from '../soon.ts'
import { opens } from '../versions.ts'
import { nativeSession } from './login.ts'
import { statusBarOf } from './statusBar.ts'
import { keepStatusBar } from '@koo/host/web'

/** Whether another try would end in the same way: the app has no such method, or the gateway does not take the app's token. */
const isFinal = (error: unknown): boolean =>
  error instanceof DeviceFailure
    ? error.kind === 'missing' || error.kind === 'tooOld'
    : error instanceof GatewayError && (error.kind === 'session' || error.kind === 'result')

/** Addresses of a media server: the app records the screen to no other. */
const STREAM = /^rtmps?:\/\/[^\s/]/

/** What the hosts of the provider's apps share: the main app on its three systems, and the wallet app. */
export function createAppHost(parts: HostParts): AppHost {
  const { shell, session, tab, now, after, notify } = parts
  const bridge = createBridge({
    wire: soon(() => nativeWire(window), after),
    shell,
    after,
    newId: randomHex,
  })
  const host = createH5Host(parts)
  const statusBar = statusBarOf(shell, window)
  if (statusBar !== null) keepStatusBar(statusBar)
  const { login: webLogin, close: webClose } = host

  /**
   * Signs in by the app. Where the app cannot, or the gateway refuses its token again and again, the sign-in page of this app is the
   * way on. A failure that may pass leaves the page closed, and its error view offers to try again.
   */
  async function signIn(returnTo: string): Promise<string | null> {
    try {
      const made = await nativeSession(bridge, parts)
      // A session of this app's token ended three times within a minute.
      if (!claimSignIn(parts)) return await webLogin(returnTo)
      const adopted = await host.adopt(made)
      return adopted ? null : await webLogin(returnTo)
    } catch (error) {
      if (isFinal(error)) return webLogin(returnTo)
      notify(copy.loginNoReply)
      throw error
    }
  }
  let signingIn: Promise<string | null> | null = null

  async function capture({ what, from, side, maxSeconds, signal, onProgress }: CaptureRequest) {
    const options = { signal, onProgress }
    const length = maxSeconds === undefined ? {} : { maxSeconds }
    if (what === 'video' && opens('nativeVideoPicker', shell) && bridge.has('pickVideo'))
      return bridge.call('pickVideo', length, options)
    return bridge.call('capture', { what, ...(from && { from }), ...(side && { side }), ...length }, options)
  }

  async function recording({ streamUrl, signal }: RecordingRequest) {
    const refused = bridge.refusal('startPushStream')
    if (refused) throw refused
    const address = await streamUrl()
    if (!STREAM.test(address)) throw deviceFailure('missing')
    await bridge.call('startPushStream', { streamUrl: address }, { signal })
  }

  return Object.assign(host, bridgeWays(bridge), {
    async login(returnTo: string) {
      if (session.current()) return null
      // Pages that need a sign-in at the same time share one.
      signingIn ??= signIn(returnTo).finally(() => {
        signingIn = null
      })
      return signingIn
    },
    async checkUser() {
      if (session.current() === null) return
      // An app that does not say who its customer is changes nothing.
      const customer = await bridge.call('user', {}).catch(() => null)
      const stored = session.current()
      // The customer of the app counts: a page that needs a sign-in then asks the app for one.
      if (customer && stored && customer.userId !== stored.userId) session.signOut()
    },
    close: () => void bridge.call('closeWebview', {}).catch(webClose),
    capture,
    recording,
    navBar: async (bar: NavBar) => void (await bridge.call('setNavBar', bar)),
    notificationSettings: async () => void (await bridge.call('openNotificationSettings', {})),
    customerService: async () => void (await bridge.call('openCustomerService', {})),
    signsInAlone: true,
    inApp: true,
    ...(bridge.has('recommendContactInfo') && {
      contacts: (options?: { signal?: AbortSignal }) => bridge.call('recommendContactInfo', {}, options),
    }),
    ...(bridge.has('signAlipay') && {
      alipay: async ({ address, signal }: AlipayRequest) =>
        (await bridge.call('signAlipay', { address }, { signal })).outcome,
    }),
    ...(opens('sessionReload', shell) && {
      sessionEnded: createSessionInvalid({ session, jar: document, tab, now, after, reload: reloadWindow }),
    }),
  } satisfies Partial<AppHost>)
}
