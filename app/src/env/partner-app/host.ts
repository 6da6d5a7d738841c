import type { ReturnCode } from '@koo/flow'
import { randomHex } from '@koo/host/gateway'
import { isFramed } from '@koo/host/navigation'
import { createBridge } from '../bridge/bridge.ts'
import { bridgeWays } from '../bridge/ways.ts'
import { frameWire, nativeWire, type Wire } from '../bridge/wires.ts'
import { copy } from '../copy.ts'
import { deviceFailure } from '../failure.ts'
import { createH5Host } from '../h5/host.ts'
import { NOTICE_MS } from '@koo/host/web'
import type { AppHost, HostParts } from '../parts.ts'
import { soon } from '../soon.ts'
import { partnerOrigins } from './settings.ts'

/** The bridge of the partner's app, or the partner's page around a frame; null when there is neither. */
function partnerWire(origins: readonly string[]): Wire | null {
  const native = nativeWire(window)
  if (native || !isFramed() || origins.length === 0) return native
  return frameWire({ page: window, parent: window.parent, origins })
}

/** The host in the app of a partner. Customers are signed in by the partner only: without a session they go back there. */
export function createHost(parts: HostParts, origins = partnerOrigins): AppHost {
  const { shell, session, after, notify } = parts
  const bridge = createBridge({
    wire: soon(() => partnerWire(origins), after),
    shell,
    after,
    newId: randomHex,
  })
  const host = createH5Host(parts)
  const { close: webClose } = host
  const quit = (code: ReturnCode) => bridge.call('quit', { code })

  /** Returns by the partner's address when its app does not let us quit. */
  const returnByAddress = async () => {
    if (session.current() === null || !(await host.partnerReturn('QUIT').catch(() => false))) await webClose()
  }
  /** One message and one way out, however many pages need a sign-in at once. */
  let leaving: Promise<void> | null = null
  const leave = () => {
    notify(copy.sessionEnded)
    return new Promise<void>((resolve) => void after(NOTICE_MS, resolve))
      .then(() => quit('AUTH_LOGIN_HOOK_FAILURE'))
      .then(
        () => undefined,
        // Nowhere else to go: the home page would ask for a sign-in again.
        () => undefined,
      )
      .finally(() => {
        leaving = null
      })
  }

  return Object.assign(host, bridgeWays(bridge), {
    async login() {
      if (session.current()) return null
      await (leaving ??= leave())
      // The partner's app did not close: the page stays closed and says so.
      throw deviceFailure('refused')
    },
    signsInAlone: true,
    close: () => quit('QUIT').then(() => undefined, returnByAddress),
  } satisfies Partial<AppHost>)
}
